import { useState } from 'react';
import { Link } from 'react-router';
import { Deadline } from '../../parts/Deadline.tsx';
import { EscrowTrack } from '../../parts/EscrowTrack.tsx';
import { HeldTag } from '../../parts/HeldTag.tsx';
import { Mpn } from '../../parts/Mpn.tsx';
import { Quantity } from '../../parts/Quantity.tsx';
import { StateTag } from '../../parts/StateTag.tsx';
import { trackView } from '../../parts/track-view.ts';
import { VerdictStamp } from '../../parts/VerdictStamp.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import layout from '../../ui/layout.module.css';
import { MoveBox, MoveEffects, MoveLine } from '../../ui/MoveBox.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Section } from '../../ui/Section.tsx';
import { Segmented } from '../../ui/Segmented.tsx';
import { TimeLine } from '../../ui/TimeLine.tsx';
import { ConsoleShell } from '../shells/ConsoleShell.tsx';
import { LanguageSwitch } from '../shells/LanguageSwitch.tsx';
import { SearchBox } from '../shells/SearchBox.tsx';
import { UserChip } from '../shells/UserChip.tsx';
import { samples } from './sample-orders.ts';

const entry = (label: string, count = 0, current = false) => ({
  label,
  to: `/${label}`,
  count,
  current,
});

/** A console with an order in it. */
export function ConsoleSample() {
  return (
    <ConsoleShell
      labels={{ skip: 'Skip to content', language: 'Language', menu: 'Console menu' }}
      brandTo="/"
      groups={[
        { links: [entry('Dashboard')] },
        { title: 'Enquiries', links: [entry('Enquiring price', 7), entry('Completed inquiry')] },
        { title: 'Orders', links: [entry('My order', 3, true), entry('Agent order', 1)] },
        { title: 'Money', links: [entry('Wallet'), entry('Bank accounts')] },
      ]}
      search={
        <SearchBox
          form="console"
          labels={{ hint: 'Search part number', go: 'Search' }}
          onSearch={() => undefined}
        />
      }
      end={
        <>
          <Link to="/seller">
            <Icon name="switch" />
            Seller centre
          </Link>
          <LanguageSwitch label="Language" form="menu" />
          <Link to="/messages">
            <Icon name="mail" />
            Messages
            <Badge count={5} />
          </Link>
          <UserChip
            label="Account"
            name="Dana Whitfield"
            place="Hollis Instruments, Inc."
            items={[{ key: 'out', label: 'Log out' }]}
          />
        </>
      }
      icons={<IconButton icon="mail" label="Messages" count={5} />}
    >
      <OrderSample />
    </ConsoleShell>
  );
}

function OrderSample() {
  const [, , , , , , , reported] = samples;
  const [decision, setDecision] = useState<'yes' | 'no'>('yes');
  if (!reported) return null;
  const view = trackView(reported);
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'My order', to: '/my-order' }, { label: 'In escrow' }]} />
      <PageHead
        title="TO-261105-0417"
        reference
        actions={
          <>
            <Button icon="download">Documents</Button>
            <Button icon="talk">Ask support</Button>
          </>
        }
      >
        <StateTag state="reported" mine />
        <HeldTag held={{ amount: '8476.40', currency: 'USD' }} />
      </PageHead>
      <div className={layout.trackAndMove}>
        <div>
          <EscrowTrack view={view} notes={{ dock: '2 parcels' }} />
        </div>
        <MoveBox
          title="Your move: confirm or reject the inspection result"
          at={view.pointer ?? 3}
          due={
            <Deadline
              dueAt="2026-11-20T10:00:00Z"
              workingDaysLeft={2}
              workingDaysAllowed={3}
              mine
            />
          }
          effect={
            <MoveEffects
              label="What happens"
              lines={[
                {
                  key: 'a',
                  figure: '7,150.00',
                  text: 'released to Yunjing; 2,500 pcs ship to you',
                },
                { key: 'b', figure: '406.40', text: 'inspection and freight, charged as agreed' },
              ]}
            />
          }
          hint="Nothing is released without your answer."
          action={
            <Button variant="primary" size="md">
              Send decision
            </Button>
          }
        >
          <MoveLine
            about={
              <>
                <Mpn mpn="STM32F103C8T6" size={16} />
                <Quantity count={2500} />
                <VerdictStamp verdict="pass" grade="B" small />
              </>
            }
            control={
              <Segmented
                label="Decision"
                value={decision}
                onChange={setDecision}
                options={[
                  { value: 'yes', label: <Face icon="check" text="Confirm" />, tone: 'yes' },
                  { value: 'no', label: <Face icon="cross" text="Reject" />, tone: 'no' },
                ]}
              />
            }
          />
        </MoveBox>
      </div>
      <Section title="History" aside="GMT+8">
        <TimeLine
          label="History"
          rows={[
            {
              key: '1',
              at: '2026-11-18',
              shownAt: '2026-11-18 09:12',
              who: 'Seller',
              what: 'Confirmed',
            },
            {
              key: '2',
              at: '2026-11-17',
              shownAt: '2026-11-17 16:05',
              who: 'Assay lab',
              what: 'Issued TR-261117-0932',
            },
          ]}
        />
      </Section>
    </>
  );
}

function Face({ icon, text }: { icon: 'check' | 'cross'; text: string }) {
  return (
    <>
      <Icon name={icon} />
      {text}
    </>
  );
}
