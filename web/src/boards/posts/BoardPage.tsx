import type { ReactNode } from 'react';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { TabLinks } from '#web/ui/layout/Tabs.tsx';
import { type Tab, tabs } from '../addresses.ts';
import type { BoardConfig } from '../board-config.ts';

interface Props {
  readonly face: BoardConfig;
  readonly current: Tab;
  /** Posts not seen, and replies not read. */
  readonly posts: number;
  readonly replies: number;
  /** False where the reader may not post here. */
  readonly canPost?: boolean;
  readonly children: ReactNode;
}

/** A board: its tabs with what waits in them, and the one that is open. */
export function BoardPage({ face, current, posts, replies, children, canPost = true }: Props) {
  const waiting: Partial<Record<Tab, number>> = { new: posts, reply: replies };
  return (
    <>
      <PageHead
        title={face.title}
        actions={
          current !== 'index' &&
          canPost && (
            <ButtonLink variant="primary" icon="plus" to={face.path.tab('index')}>
              {face.postAction}
            </ButtonLink>
          )
        }
      />
      <TabLinks
        label={face.tabs}
        tabs={tabs.map((tab) => ({
          to: face.path.tab(tab),
          current: tab === current,
          label: (
            <>
              {face.tab(tab)}
              <Badge count={waiting[tab] ?? 0} quiet={tab === 'new'} />
            </>
          ),
        }))}
      />
      {children}
    </>
  );
}
