import { useLocation } from 'react-router';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { type Tab, tabOf } from '../addresses.ts';
import { useMallConfig } from '../board-config.ts';
import { BoardHome } from '../posts/BoardHome.tsx';
import { BoardPage } from '../posts/BoardPage.tsx';
import { PostForm } from '../posts/form/PostForm.tsx';
import { ClosedPosts, MyPosts } from '../posts/MyPosts.tsx';
import { OthersPosts } from '../posts/OthersPosts.tsx';
import { ReplyList } from '../replies/ReplyList.tsx';

const lists: Record<Exclude<Tab, 'index'>, () => React.ReactNode> = {
  new: () => <OthersPosts />,
  mine: () => <MyPosts />,
  reply: () => <ReplyList />,
  recycle: () => <ClosedPosts />,
};

/** The mall board: its home, requests of others, mine, quotes, recycle. */
export default function MallPage() {
  const face = useMallConfig();
  const current = tabOf(useLocation().pathname);
  const counts = useCallQuery(wantBuyUnRead, {}).data;
  return (
    <BoardPage
      face={face}
      current={current}
      posts={counts?.wantBuyNum ?? 0}
      replies={counts?.replyNum ?? 0}
    >
      {current === 'index' ? (
        <BoardHome face={face} posts={counts?.wantBuyNum} replies={counts?.replyNum}>
          <PostForm />
        </BoardHome>
      ) : (
        lists[current]()
      )}
    </BoardPage>
  );
}
