import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  msgBoxDel,
  msgBoxList,
  msgBoxRead,
  noticeBoxDel,
  noticeBoxList,
  noticeBoxRead,
} from '#contract/messages/calls.ts';
import type { Message } from '#contract/messages/schemas.ts';
import { msgBoxUnReadNum } from '#contract/messages/unread-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';

export const boxes = ['msgBox', 'noticeBox'] as const;
export type BoxName = (typeof boxes)[number];

/** Where a message stands beside the list, and not in its place. */
const BESIDE = '(min-width: 881px)';

/** Which of a box is shown: `mine` is what waits for the reader. */
export type BoxView = 'all' | 'unread' | 'mine';

const calls = {
  msgBox: { list: msgBoxList, read: msgBoxRead, del: msgBoxDel },
  noticeBox: { list: noticeBoxList, read: noticeBoxRead, del: noticeBoxDel },
} as const;

/** Which box, filter and page are shown: in the address, so that a reload shows the same. */
export function usePlace() {
  const [query, setQuery] = useSearchParams();
  const box: BoxName = query.get('box') === 'noticeBox' ? 'noticeBox' : 'msgBox';
  const requestedSize = Number(query.get('pageSize'));
  const set = (change: Record<string, string>) =>
    setQuery((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  return {
    box,
    isUnread: query.get('unread') === '1',
    /** The orders that wait for the reader, in place of messages. */
    isMine: box === 'msgBox' && query.get('mine') === '1',
    pageNum: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
    pageSize: [10, 15, 20].includes(requestedSize) ? requestedSize : 10,
    setBox: (name: BoxName) => set({ box: name, page: '1' }),
    setView: (view: BoxView) =>
      set({
        unread: view === 'unread' ? '1' : '0',
        mine: view === 'mine' ? '1' : '0',
        page: '1',
      }),
    setPage: (page: number) => set({ page: String(page) }),
    setPageSize: (pageSize: number) => set({ pageSize: String(pageSize), page: '1' }),
  };
}

export type Place = ReturnType<typeof usePlace>;

/** The messages of a place, the one that is open, and what may be done with them. */
export function useBox(place: Place) {
  const { box, isUnread, pageNum, pageSize } = place;
  const { list, read, del } = calls[box];
  const page = useCallQuery(list, { pageNum, pageSize, unread: isUnread }, { previous: true });
  const [open, setOpen] = useState<Message | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changes = [list, msgBoxUnReadNum];
  const reading = useCommand(read, { changes });
  const deleting = useCommand(del, { changes });
  const leave = () => {
    setOpen(null);
    setChosen(new Set());
  };
  const found = page.isPlaceholderData ? undefined : page.data?.list;
  // Beside the list there is room for a message: the first unread one stands there by itself, once
  // for each visit. It stays unread until the reader opens it or turns to another.
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    if (isOffered || found === undefined) return;
    setOffered(true);
    if (matchMedia(BESIDE).matches) setOpen(found.find((one) => !one.read) ?? null);
  }, [isOffered, found]);
  return {
    page,
    open,
    chosen,
    choose: setChosen,
    leave,
    show: (message: Message) => {
      const ids = [open, message].filter((one) => one && !one.read).map((one) => one?.id ?? '');
      setOpen({ ...message, read: true });
      if (ids.length > 0) reading.mutate({ ids: [...new Set(ids)] });
    },
    read: (ids: readonly string[], onDone: () => void) =>
      reading.mutate({ ids: [...ids] }, { onSuccess: onDone }),
    remove: (ids: readonly string[], onDone: () => void) =>
      deleting.mutate(
        { ids: [...ids] },
        {
          onSuccess: () => {
            leave();
            onDone();
          },
        },
      ),
    busy: reading.isPending || deleting.isPending,
    error: reading.error ?? deleting.error,
  };
}

export type Box = ReturnType<typeof useBox>;
