import { replies } from '#contract/surplus/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useWasteConfig } from '../board-config.ts';
import { BoardReplyList, useReplyFilter } from '../replies/BoardReplyList.tsx';

/** Bids that I made and bids on my deals. */
export function BidList() {
  const filter = useReplyFilter();
  const found = useCallQuery(replies, filter.input, { previous: true });
  return (
    <BoardReplyList
      face={useWasteConfig()}
      filter={filter}
      found={found}
      mpnOf={(item) => item.model}
    />
  );
}
