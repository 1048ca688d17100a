import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addPhonePhoto } from '#contract/handoffs/calls.ts';
import { limits } from '#contract/limits.ts';
import { upload } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { shrinkPhoto } from '#web/ui/form/shrink-photo.ts';
import { useRetry } from './use-retry.ts';
import { type QueuedPhoto, useStoredPhotos } from './use-stored-photos.ts';

/** A photo may be so large as the phone took it. */
export const PHOTO_MB = 40;
const MB = 1024 * 1024;

/** A file that cannot become a photo. */
interface Unusable {
  readonly name: string;
  readonly why: 'unreadable' | 'large';
}

interface Options {
  /** Secret of the code that the photos are taken for. */
  readonly token: string;
  readonly key: string;
  /** Whether the hand-off takes photos: it was joined and is not over. */
  readonly isOpen: boolean;
  readonly onSent: () => void;
  /** The hand-off is over: no other photo can be sent either. */
  readonly onOver: () => void;
}

/** The codes of a hand-off that is over, beside those of a photo that is refused. */
const isOver = (error: CallFailure): boolean => error.data.fail.startsWith('handoff.');

/** Photos of a code: made smaller, stored in the browser, and sent one by one when there is a network. */
export function usePhotoQueue({ token, key, isOpen, onSent, onOver }: Options) {
  const stored = useStoredPhotos(token);
  const { photos, isLoaded, show, submit } = stored;
  const [unusable, setUnusable] = useState<Unusable | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(new Set<string>());
  const refuse = (id: string, error: unknown) => {
    const isFinal = error instanceof CallFailure && ![429, 500, 503].includes(Number(error.code));
    if (!isFinal) return show(id, { state: 'waiting' });
    show(id, { state: 'refused', error: error.message });
    submit(id, false);
    if (isOver(error)) onOver();
  };
  const send = async ({ id, file, caption, scale }: QueuedPhoto) => {
    if (sending.current.has(id)) return;
    sending.current.add(id);
    show(id, { state: 'sending', progress: 0, error: null });
    submit(id, true);
    try {
      await upload(addPhonePhoto, file, {
        fields: { key, photo: id, caption, scale },
        onProgress: (progress) => show(id, { progress }),
      });
      await stored.removeSent(id);
      onSent();
    } catch (error) {
      refuse(id, error);
    } finally {
      sending.current.delete(id);
    }
  };
  const add = async (files: readonly File[]) => {
    setBusy(true);
    setUnusable(null);
    for (const file of files) {
      const why = file.size > PHOTO_MB * MB ? 'large' : 'unreadable';
      const small = why === 'large' ? null : await shrinkPhoto(file, limits.uploadMaxKb * 1024);
      if (small === null) setUnusable({ name: file.name, why });
      else stored.add(small);
    }
    setBusy(false);
  };
  const sendWaiting = () => {
    for (const photo of photos) if (photo.state === 'waiting') void send(photo);
  };
  const sendStored = useEffectEvent(sendWaiting);
  const isReady = isOpen && isLoaded;
  // Photos of before are sent as soon as the page is open again.
  useEffect(() => {
    if (isReady) sendStored();
  }, [isReady]);
  useRetry(isReady && photos.some(({ state }) => state === 'waiting'), sendWaiting);
  useWarning(photos.some(({ isStored }) => !isStored));
  return { photos, unusable, isBusy, add, edit: stored.edit, discard: stored.discard, send };
}

/** Asks before a page is closed that holds photos which are nowhere else. */
function useWarning(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isHolding]);
}
