import { useLocation } from 'react-router';
import { wantBuyUnRead } from '#contract/boards/calls.ts';
import { useRead } from '#web/api/hooks.ts';
import { useWords } from '#web/i18n/words.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { TabLinks } from '#web/ui/Tabs.tsx';
import { type Tab, tabOf, tabPath, tabs } from '../addresses.ts';
import { BoardHome } from '../BoardHome.tsx';
import { ClosedPosts, MyPosts } from '../MyPosts.tsx';
import { OthersPosts } from '../OthersPosts.tsx';
import { ReplyList } from '../ReplyList.tsx';

const shown: Record<Tab, () => React.ReactNode> = {
  index: () => <BoardHome />,
  new: () => <OthersPosts />,
  mine: () => <MyPosts />,
  reply: () => <ReplyList />,
  recycle: () => <ClosedPosts />,
};

/** The mall board: its home, requests of others, mine, quotes, recycle. */
export default function MallPage() {
  const t = useWords('boards');
  const current = tabOf(useLocation().pathname);
  const counts = useRead(wantBuyUnRead, {}).data;
  const waiting: Partial<Record<Tab, number>> = {
    new: counts?.wantBuyNum ?? 0,
    reply: counts?.replyNum ?? 0,
  };
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          current !== 'index' && (
            <ButtonLink variant="primary" icon="plus" to={tabPath('index')}>
              {t('post.action')}
            </ButtonLink>
          )
        }
      />
      <TabLinks
        label={t('tabs')}
        tabs={tabs.map((tab) => ({
          to: tabPath(tab),
          current: tab === current,
          label: (
            <>
              {t(`tab.${tab}`)}
              <Badge count={waiting[tab] ?? 0} quiet={tab === 'new'} />
            </>
          ),
        }))}
      />
      {shown[current]()}
    </>
  );
}
