import { lazy, Suspense } from 'react';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/form/Segmented.tsx';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Tabs } from '#web/ui/layout/Tabs.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { Pager } from '#web/ui/table/Pager.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import {
  type Box,
  type BoxName,
  type BoxView,
  boxes,
  type Place,
  useBox,
  usePlace,
} from '../box.ts';
import { ChosenBar } from '../ChosenBar.tsx';
import { MessageList } from '../MessageList.tsx';
import { ReadingPane } from '../ReadingPane.tsx';
import { useToDoCount } from '../to-do.ts';
import styles from './MessageCenterPage.module.css';

const ToDoList = lazy(() => import('../ToDoList.tsx'));

/** Two boxes: what happens to one's business, and what the platform has to say. */
export default function MessageCenterPage() {
  const t = useTranslator('messages');
  const place = usePlace();
  const box = useBox(place);
  const unread = useCallQuery(msgBoxUnReadNum, {}).data;
  const counts: Record<BoxName, number> = {
    msgBox: unread?.msgBoxRead ?? 0,
    noticeBox: unread?.noticeBoxRead ?? 0,
  };
  return (
    <>
      <PageHead
        title={t('title')}
        actions={
          <Button
            disabled={counts[place.box] === 0}
            loading={box.busy}
            onClick={() => box.read([], () => toast(t('markedAll')))}
          >
            {t('markAll')}
          </Button>
        }
      />
      <div className={styles.bar}>
        <Tabs<BoxName>
          label={t('boxes')}
          value={place.box}
          tabs={boxes.map((name) => ({
            value: name,
            label: (
              <>
                {t(name)} <Badge count={counts[name]} />
              </>
            ),
          }))}
          onChange={(name) => {
            box.leave();
            place.setBox(name);
          }}
        />
        <ViewChoice box={box} place={place} />
      </div>
      <FailNote error={box.error} />
      {place.isMine ? (
        <Suspense>
          <ToDoList />
        </Suspense>
      ) : (
        <Panes box={box} place={place} />
      )}
    </>
  );
}

/** All, unread, or the orders that wait for the reader. */
function ViewChoice({ box, place }: { box: Box; place: Place }) {
  const t = useTranslator('messages');
  const toDo = useToDoCount();
  const view: BoxView = place.isMine ? 'mine' : place.isUnread ? 'unread' : 'all';
  return (
    <Segmented<BoxView>
      small
      label={t('show')}
      value={view}
      options={[
        { value: 'all', label: t('all') },
        { value: 'unread', label: t('unread') },
        ...(place.box === 'msgBox'
          ? [
              {
                value: 'mine' as const,
                label: (
                  <>
                    {t('mine')} <Badge count={toDo ?? 0} quiet />
                  </>
                ),
              },
            ]
          : []),
      ]}
      onChange={(value) => {
        box.leave();
        place.setView(value);
      }}
    />
  );
}

function Panes({ box, place }: { box: Box; place: Place }) {
  const { page, open } = box;
  const total = page.data?.total ?? 0;
  if (page.isError) return <FailNote error={page.error} again={() => void page.refetch()} />;
  return (
    <div className={styles.panes} data-open={open !== null || undefined}>
      <div className={styles.left}>
        {box.chosen.size > 0 && <ChosenBar box={box} />}
        <MessageList box={box} place={place} />
        {total > 0 && (
          <Pager
            total={total}
            page={place.pageNum}
            pageSize={place.pageSize}
            onPage={(to) => {
              box.leave();
              place.setPage(to);
            }}
            onPageSize={(size) => {
              box.leave();
              place.setPageSize(size);
            }}
          />
        )}
      </div>
      <ReadingPane box={box} />
    </div>
  );
}
