import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { addPhonePhoto } from '#contract/handoffs/calls.ts';
import { limits } from '#contract/limits.ts';
import { upload } from '#web/api/client.ts';
import { CallFailure } from '#web/api/failure.ts';
import { shrinkPhoto } from '#web/ui/shrink-photo.ts';
import { newPhotoId } from './random.ts';

/** A photo may be so large as the phone took it. */
export const PHOTO_MB = 40;
const MB = 1024 * 1024;
const RETRY_MS = 4000;

/** A photo of this page that is not sent yet. */
export interface QueuedPhoto {
  readonly id: string;
  readonly file: File;
  readonly preview: string;
  readonly caption: string;
  readonly scale: string;
  /** `waiting` for the network; `refused` by the server, with its sentence. */
  readonly state: 'ready' | 'sending' | 'waiting' | 'refused';
  readonly progress: number;
  readonly error: string | null;
}

/** A file that cannot become a photo. */
export interface Unusable {
  readonly name: string;
  readonly why: 'unreadable' | 'large';
}

interface Options {
  readonly key: string;
  readonly onSent: () => void;
  /** The hand-off is over: no other photo can be sent either. */
  readonly onOver: () => void;
}

/** The codes of a hand-off that is over, beside those of a photo that is refused. */
const isOver = (error: CallFailure): boolean => error.data.fail.startsWith('handoff.');

/** Photos of this page: made smaller, sent one by one, and kept while there is no network. */
export function usePhotoQueue({ key, onSent, onOver }: Options) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [unusable, setUnusable] = useState<Unusable | null>(null);
  const [isBusy, setBusy] = useState(false);
  const sending = useRef(new Set<string>());
  const change = (id: string, facts: Partial<QueuedPhoto>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const remove = (id: string) =>
    setPhotos((all) => {
      const removed = all.find((one) => one.id === id);
      if (removed) URL.revokeObjectURL(removed.preview);
      return all.filter((one) => one.id !== id);
    });
  const refuse = (id: string, error: unknown) => {
    const isFinal = error instanceof CallFailure && ![429, 500, 503].includes(Number(error.code));
    if (!isFinal) return change(id, { state: 'waiting' });
    change(id, { state: 'refused', error: error.message });
    if (isOver(error)) onOver();
  };
  const send = async ({ id, file, caption, scale }: QueuedPhoto) => {
    if (sending.current.has(id)) return;
    sending.current.add(id);
    change(id, { state: 'sending', progress: 0, error: null });
    try {
      await upload(addPhonePhoto, file, {
        fields: { key, photo: id, caption, scale },
        onProgress: (progress) => change(id, { progress }),
      });
      remove(id);
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
      else setPhotos((all) => [...all, queued(small)]);
    }
    setBusy(false);
  };
  const sendWaiting = useEffectEvent(() => {
    for (const photo of photos) if (photo.state === 'waiting') void send(photo);
  });
  const isWaiting = photos.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isWaiting) return;
    const again = () => sendWaiting();
    window.addEventListener('online', again);
    const timer = setInterval(again, RETRY_MS);
    return () => {
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [isWaiting]);
  useWarning(photos.length > 0);
  return { photos, unusable, isBusy, add, change, remove, send };
}

const queued = (file: File): QueuedPhoto => ({
  id: newPhotoId(),
  file,
  preview: URL.createObjectURL(file),
  caption: '',
  scale: '',
  state: 'ready',
  progress: 0,
  error: null,
});

/** Asks before a page is closed that holds photos which are nowhere else. */
function useWarning(isHolding: boolean): void {
  useEffect(() => {
    if (!isHolding) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isHolding]);
}
