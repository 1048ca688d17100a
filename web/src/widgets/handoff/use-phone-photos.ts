import { useState } from 'react';
import type { ClientInput } from '#contract/call.ts';
import { discardHandoffPhotos, handoffOne, type openHandoff } from '#contract/handoffs/calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';

/** How often an open page looks whether a hand-off is over; photos are announced at once. */
const EVERY_MS = 15_000;

export type PhoneTarget = ClientInput<typeof openHandoff>;

/** Returns the photos that phones sent for a record, and what discards one of them. */
export function usePhonePhotos(target: PhoneTarget) {
  const read = useCallQuery(handoffOne, target, { everyMs: EVERY_MS, quiet: true });
  const discard = useCommand(discardHandoffPhotos, { changes: [handoffOne] });
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const photos = read.data?.photos ?? [];
  return {
    /** The newest hand-off, null where there is none; undefined until the first answer. */
    handoff: read.data?.handoff,
    /** Why there is no first answer. */
    error: read.data === undefined ? read.error : null,
    again: () => void read.refetch(),
    photos: photos.filter(({ url }) => !dropped.includes(url)),
    /** Photos that a record has taken are not offered for its next part. */
    forget: () => setDropped((all) => [...all, ...photos.map(({ url }) => url)]),
    drop: (url: string) => {
      if (!photos.some((photo) => photo.url === url)) return;
      setDropped((all) => [...all, url]);
      discard.mutate({ urls: [url] });
    },
  };
}

export type PhonePhotos = ReturnType<typeof usePhonePhotos>;
