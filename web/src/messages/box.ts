import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Message,
  msgBoxDel,
  msgBoxList,
  msgBoxRead,
  msgBoxUnReadNum,
  noticeBoxDel,
  noticeBoxList,
  noticeBoxRead,
} from '#contract/messages/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';

export const boxes = ['msgBox', 'noticeBox'] as const;
export type BoxName = (typeof boxes)[number];

const calls = {
  msgBox: { list: msgBoxList, read: msgBoxRead, del: msgBoxDel },
  noticeBox: { list: noticeBoxList, read: noticeBoxRead, del: noticeBoxDel },
} as const;

/** Which box, filter and page are shown: in the address, so that a reload shows the same. */
export function usePlace() {
  const [query, setQuery] = useSearchParams();
  const box: BoxName = query.get('box') === 'noticeBox' ? 'noticeBox' : 'msgBox';
  const asked = Number(query.get('pageSize'));
  const set = (change: Record<string, string>) =>
    setQuery((before) => ({ ...Object.fromEntries(before), ...change }), { replace: true });
  return {
    box,
    isUnread: query.get('unread') === '1',
    pageNum: Math.max(1, Math.floor(Number(query.get('page')) || 1)),
    pageSize: [10, 15, 20].includes(asked) ? asked : 10,
    setBox: (name: BoxName) => set({ box: name, page: '1' }),
    setUnread: (only: boolean) => set({ unread: only ? '1' : '0', page: '1' }),
    setPage: (page: number) => set({ page: String(page) }),
    setPageSize: (pageSize: number) => set({ pageSize: String(pageSize), page: '1' }),
  };
}

export type Place = ReturnType<typeof usePlace>;

/** The messages of a place, the one that is open, and what may be done with them. */
export function useBox(place: Place) {
  const { box, isUnread, pageNum, pageSize } = place;
  const { list, read, del } = calls[box];
  const page = useCallQuery(list, { pageNum, pageSize, unread: isUnread }, { keep: true });
  const [open, setOpen] = useState<Message | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const changes = [list, msgBoxUnReadNum];
  const reading = useCommand(read, { changes });
  const deleting = useCommand(del, { changes });
  const leave = () => {
    setOpen(null);
    setChosen(new Set());
  };
  return {
    page,
    open,
    chosen,
    choose: setChosen,
    leave,
    show: (message: Message) => {
      setOpen({ ...message, read: true });
      if (!message.read) reading.mutate({ ids: [message.id] });
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
