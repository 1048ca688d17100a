import type { PhotoStorage, UnsentPhoto } from './unsent-photos.ts';

const NAME = 'assay-phone';
const VERSION = 1;
/** Facts by id, and bytes by the same id: a change of a caption does not write the picture again. */
const FACTS = 'photo';
const BYTES = 'bytes';

type Facts = Omit<UnsentPhoto, 'file'> & { readonly name: string; readonly type: string };

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

let opened: Promise<IDBDatabase> | null = null;

/** Opens the database once; where that fails the next step tries again. */
function open(): Promise<IDBDatabase> {
  if (opened !== null) return opened;
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(FACTS, { keyPath: 'id' });
    request.result.createObjectStore(BYTES);
  };
  opened = settled(request);
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

interface Stores {
  readonly facts: IDBObjectStore;
  readonly bytes: IDBObjectStore;
}

/** Runs one transaction; resolves once it is on the disk. */
async function inTransaction<Result>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction([FACTS, BYTES], mode);
  const committed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const stores = { facts: transaction.objectStore(FACTS), bytes: transaction.objectStore(BYTES) };
  const [result] = await Promise.all([work(stores), committed]);
  return result;
}

async function toPhoto({ name, type, ...facts }: Facts, stores: Stores): Promise<UnsentPhoto> {
  const bytes: ArrayBuffer = await settled(stores.bytes.get(facts.id));
  return { ...facts, file: new File([bytes], name, { type }) };
}

/** Photos in IndexedDB. Pictures are stored as bytes: WebKit loses files of its file chooser. */
export const photoDatabase: PhotoStorage = {
  list: () =>
    inTransaction('readonly', async (stores) => {
      const all: Facts[] = await settled(stores.facts.getAll());
      return Promise.all(all.map((facts) => toPhoto(facts, stores)));
    }),
  insert: async ({ file, ...photo }) => {
    const picture = await file.arrayBuffer();
    const facts: Facts = { ...photo, name: file.name, type: file.type };
    await inTransaction('readwrite', ({ facts: all, bytes }) =>
      Promise.all([settled(all.put(facts)), settled(bytes.put(picture, photo.id))]),
    );
  },
  update: (id, changes) =>
    inTransaction('readwrite', async ({ facts }) => {
      const stored: Facts | undefined = await settled(facts.get(id));
      if (stored !== undefined) await settled(facts.put({ ...stored, ...changes }));
    }),
  remove: async (id) => {
    await inTransaction('readwrite', ({ facts, bytes }) =>
      Promise.all([settled(facts.delete(id)), settled(bytes.delete(id))]),
    );
  },
};
