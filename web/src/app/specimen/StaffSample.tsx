import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchBox } from '../shells/SearchBox.tsx';
import { StaffShell } from '../shells/StaffShell.tsx';
import { UserChip } from '../shells/UserChip.tsx';

const entry = (label: string, count = 0, current = false) => ({
  label,
  to: `/${label}`,
  count,
  current,
});

/** The staff's room. */
export function StaffSample() {
  return (
    <StaffShell
      labels={{ skip: 'Skip to content', menu: 'Console menu', staff: 'Staff' }}
      brandTo="/ops"
      groups={[
        { links: [entry('Work queues', 0, true)] },
        { title: 'Finance', links: [entry('Payments to confirm', 6), entry('Withdrawals', 3)] },
        { title: 'Dock', links: [entry('Goods to receive', 11)] },
      ]}
      search={
        <SearchBox
          form="staff"
          labels={{ hint: 'Order, lot, report, company or part', go: 'Search' }}
          onSearch={() => undefined}
        />
      }
      end={
        <>
          <span>Wed 18 Nov 2026 10:42 GMT+8</span>
          <a href="/ops">
            <Icon name="bell" /> 4
          </a>
          <UserChip label="Account" name="Wei Lin" place="Finance, checker" items={[]} />
        </>
      }
    >
      <PageHead title="Work queues" />
    </StaffShell>
  );
}
