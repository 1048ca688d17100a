import { useLocation } from 'react-router';
import { surplusDealUnRead } from '#contract/surplus/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TabLinks } from '#web/ui/Tabs.tsx';
import { type Tab, tabs } from '../addresses.ts';
import { BidList } from '../surplus/BidList.tsx';
import { ClosedDeals, MyDeals, OthersDeals } from '../surplus/DealLists.tsx';
import { tabOf, tabPath } from '../surplus/paths.ts';
import { SurplusHome } from '../surplus/SurplusHome.tsx';

const shown: Record<Tab, () => React.ReactNode> = {
  index: () => <SurplusHome />,
  new: () => <OthersDeals />,
  mine: () => <MyDeals />,
  reply: () => <BidList />,
  recycle: () => <ClosedDeals />,
};

/** The waste board: its home, surplus of others, mine, bids, recycle. */
export default function WastePage() {
  const s = useWords('boards/surplus');
  const current = tabOf(useLocation().pathname);
  const counts = useRead(surplusDealUnRead, {}).data;
  const waiting: Partial<Record<Tab, number>> = {
    new: counts?.surplusDealNum ?? 0,
    reply: counts?.replyNum ?? 0,
  };
  return (
    <>
      <PageHead
        title={s('title')}
        actions={
          current !== 'index' && (
            <ButtonLink variant="primary" icon="plus" to={tabPath('index')}>
              {s('offer.action')}
            </ButtonLink>
          )
        }
      />
      <TabLinks
        label={s('tabs')}
        tabs={tabs.map((tab) => ({
          to: tabPath(tab),
          current: tab === current,
          label: (
            <>
              {s(`tab.${tab}`)}
              <Badge count={waiting[tab] ?? 0} quiet={tab === 'new'} />
            </>
          ),
        }))}
      />
      {shown[current]()}
    </>
  );
}
