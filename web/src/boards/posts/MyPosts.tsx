import { wantBuyList } from '#contract/boards/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useMallConfig } from '../board-config.ts';
import { useList } from '../use-list.ts';
import { OwnPostTable, RecycleTable } from './PostLists.tsx';
import { PostParts } from './PostParts.tsx';

/** My open requests. */
export function MyPosts() {
  const list = useList();
  const found = useCallQuery(wantBuyList, { ...list.input, state: 'open' }, { previous: true });
  return (
    <OwnPostTable
      face={useMallConfig()}
      list={list}
      found={found}
      parts={(post) => <PostParts post={post} />}
    />
  );
}

/** My closed requests. */
export function ClosedPosts() {
  const list = useList();
  const found = useCallQuery(wantBuyList, { ...list.input, state: 'closed' }, { previous: true });
  return (
    <RecycleTable
      face={useMallConfig()}
      list={list}
      found={found}
      parts={(post) => <PostParts post={post} />}
    />
  );
}
