import { useLocation } from 'react-router';
import { surplusDealUnRead } from '#contract/surplus/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import type { Tab } from '../addresses.ts';
import { useWasteConfig } from '../board-config.ts';
import { BoardHome } from '../posts/BoardHome.tsx';
import { BoardPage } from '../posts/BoardPage.tsx';
import { SellersOnly, useMaySell } from '../replies/SellersOnly.tsx';
import { BidList } from '../surplus/BidList.tsx';
import { ClosedDeals, MyDeals, OthersDeals } from '../surplus/DealLists.tsx';
import { OfferForm } from '../surplus/OfferForm.tsx';
import { tabOf } from '../surplus/paths.ts';

const lists: Record<Exclude<Tab, 'index'>, () => React.ReactNode> = {
  new: () => <OthersDeals />,
  mine: () => <MyDeals />,
  reply: () => <BidList />,
  recycle: () => <ClosedDeals />,
};

/** The waste board: its home, surplus of others, mine, bids, recycle. */
export default function WastePage() {
  const face = useWasteConfig();
  const current = tabOf(useLocation().pathname);
  const maySell = useMaySell();
  const counts = useCallQuery(surplusDealUnRead, {}).data;
  return (
    <BoardPage
      face={face}
      current={current}
      posts={counts?.surplusDealNum ?? 0}
      replies={counts?.replyNum ?? 0}
      canPost={maySell !== false}
    >
      {current === 'index' ? (
        <BoardHome face={face} posts={counts?.surplusDealNum} replies={counts?.replyNum}>
          {maySell === false ? <SellersOnly on="surplus" /> : <OfferForm />}
        </BoardHome>
      ) : (
        lists[current]()
      )}
    </BoardPage>
  );
}
