import { replies } from '#contract/boards/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useMallConfig } from '../board-config.ts';
import { BoardReplyList, useReplyFilter } from './BoardReplyList.tsx';

/** Quotes that I gave and quotes on my requests. */
export function ReplyList() {
  const filter = useReplyFilter();
  const found = useCallQuery(replies, filter.input, { previous: true });
  return (
    <BoardReplyList
      face={useMallConfig()}
      filter={filter}
      found={found}
      mpnOf={(item) => item.offeredModel}
    />
  );
}
