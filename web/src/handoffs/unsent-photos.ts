/** Photos that are not sent are deleted the day after: the goods on them are a customer's. */
const OUTDATED_MS = 86_400_000;

/** A photo that the server does not have yet, as the browser stores it. */
export interface UnsentPhoto {
  readonly id: string;
  /** Secret of the scanned code for which it was taken. */
  readonly token: string;
  readonly file: File;
  readonly caption: string;
  readonly scale: string;
  /** Whether its person pressed send: from then on it is sent by itself. */
  readonly isSubmitted: boolean;
  /** By the phone's clock, in milliseconds since 1970. */
  readonly createdAt: number;
}

/** Facts of a photo that change while it is not sent. */
export type PhotoChanges = Partial<Pick<UnsentPhoto, 'caption' | 'scale' | 'isSubmitted'>>;

/** Storage of photos in the browser; each step rejects where it could not be done. */
export interface PhotoStorage {
  readonly list: () => Promise<UnsentPhoto[]>;
  readonly insert: (photo: UnsentPhoto) => Promise<void>;
  /** Changes a photo; nothing where it is not there. */
  readonly update: (id: string, changes: PhotoChanges) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

/**
 * Stores photos until the server has them. Steps run one after the other, so that no late change
 * brings back a photo that was sent. A browser that stores nothing fails no step.
 */
export function unsentPhotos(storage: PhotoStorage) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(step: () => Promise<Result>, otherwise: Result): Promise<Result> => {
    const result = last.then(step).catch(() => otherwise);
    last = result;
    return result;
  };
  const storedIds = new Set<string>();
  return {
    /** Returns the photos of a code, the oldest first, and deletes those of all codes that are old. */
    load: (token: string, now: number): Promise<UnsentPhoto[]> =>
      inTurn(async () => {
        const all = await storage.list();
        const isOld = ({ createdAt }: UnsentPhoto) => now - createdAt > OUTDATED_MS;
        for (const { id } of all) storedIds.add(id);
        for (const { id } of all.filter(isOld)) await storage.remove(id);
        return all
          .filter((photo) => photo.token === token && !isOld(photo))
          .sort((one, other) => one.createdAt - other.createdAt);
      }, []),
    /** Returns whether the photo is stored. */
    add: (photo: UnsentPhoto): Promise<boolean> =>
      inTurn(async () => {
        await storage.insert(photo);
        storedIds.add(photo.id);
        return true;
      }, false),
    update: (id: string, changes: PhotoChanges): Promise<void> =>
      inTurn(() => storage.update(id, changes), undefined),
    /** Returns whether the photo is not stored any more: it was deleted, or never stored. */
    remove: async (id: string): Promise<boolean> => {
      const isDeleted = await inTurn(async () => {
        await storage.remove(id);
        return storedIds.delete(id);
      }, false);
      return isDeleted || !storedIds.has(id);
    },
  };
}

type UnsentPhotos = ReturnType<typeof unsentPhotos>;

/** The page's list of photos, as far as a deletion changes it. */
interface PhotoView {
  readonly show: (id: string, facts: { readonly state: 'discarding' | 'undeleted' }) => void;
  readonly drop: (id: string) => void;
}

/**
 * Deletes a photo. The page drops it only once the browser has deleted it: what is out of sight does
 * not come back. One that cannot be deleted stays, and says so.
 */
export async function discardPhoto(
  id: string,
  unsent: Pick<UnsentPhotos, 'remove'>,
  { show, drop }: PhotoView,
): Promise<void> {
  show(id, { state: 'discarding' });
  if (await unsent.remove(id)) drop(id);
  else show(id, { state: 'undeleted' });
}
