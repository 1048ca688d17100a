import { useEffect, useState } from 'react';
import { photoDatabase } from './photo-database.ts';
import { newPhotoId } from './random.ts';
import {
  discardPhoto,
  type PhotoChanges,
  type UnsentPhoto,
  unsentPhotos,
} from './unsent-photos.ts';

/** A photo that is not sent yet. */
export interface QueuedPhoto {
  readonly id: string;
  readonly file: File;
  readonly preview: string;
  readonly caption: string;
  readonly scale: string;
  /**
   * `waiting` for the network; `refused` by the server, with its sentence; `discarding` until the
   * browser has deleted it, and `undeleted` where it did not.
   */
  readonly state: 'ready' | 'sending' | 'waiting' | 'refused' | 'discarding' | 'undeleted';
  readonly progress: number;
  readonly error: string | null;
  /** False where the browser refused to store it: it is lost with this page. */
  readonly isStored: boolean;
}

/** Facts of a photo that are shown and not stored. */
type StateChanges = Partial<Pick<QueuedPhoto, 'state' | 'progress' | 'error' | 'isStored'>>;

const unsent = unsentPhotos(photoDatabase);

const toQueued = ({ id, file, caption, scale, isSubmitted }: UnsentPhoto): QueuedPhoto => ({
  id,
  file,
  preview: URL.createObjectURL(file),
  caption,
  scale,
  state: isSubmitted ? 'waiting' : 'ready',
  progress: 0,
  error: null,
  isStored: true,
});

/** Photos of a code that are not sent: those of this page, and those that the browser stored before. */
export function useStoredPhotos(token: string) {
  const [photos, setPhotos] = useState<readonly QueuedPhoto[]>([]);
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void unsent.load(token, Date.now()).then((found) => {
      if (!isCurrent) return;
      // A photo that was taken meanwhile may be among them.
      setPhotos((current) => [
        ...found.filter(({ id }) => current.every((one) => one.id !== id)).map(toQueued),
        ...current,
      ]);
      setLoaded(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [token]);
  const show = (id: string, facts: Partial<QueuedPhoto>) =>
    setPhotos((all) => all.map((one) => (one.id === id ? { ...one, ...facts } : one)));
  const drop = (id: string) =>
    setPhotos((all) => {
      const dropped = all.find((one) => one.id === id);
      if (dropped) URL.revokeObjectURL(dropped.preview);
      return all.filter((one) => one.id !== id);
    });
  return {
    photos,
    /** Whether the photos that were stored before are among them. */
    isLoaded,
    show: (id: string, facts: StateChanges) => show(id, facts),
    add: (file: File) => {
      const photo: UnsentPhoto = {
        id: newPhotoId(),
        token,
        file,
        caption: '',
        scale: '',
        isSubmitted: false,
        createdAt: Date.now(),
      };
      setPhotos((all) => [...all, toQueued(photo)]);
      void unsent.add(photo).then((isStored) => show(photo.id, { isStored }));
    },
    /** Changes what was typed. */
    edit: (id: string, typed: Pick<PhotoChanges, 'caption' | 'scale'>) => {
      show(id, typed);
      void unsent.update(id, typed);
    },
    /** Notes whether the photo is sent by itself once that can be. */
    submit: (id: string, isSubmitted: boolean) => void unsent.update(id, { isSubmitted }),
    discard: (id: string) => discardPhoto(id, unsent, { show, drop }),
    /** Deletes a photo that the server has; one that stays stored is sent again and taken once. */
    removeSent: async (id: string) => {
      await unsent.remove(id);
      drop(id);
    },
  };
}
