import { describe, expect, it } from 'vitest';
import {
  discardPhoto,
  type PhotoStorage,
  type UnsentPhoto,
  unsentPhotos,
} from './unsent-photos.ts';

const NOW = Date.UTC(2026, 10, 23, 8);
const DAY_MS = 86_400_000;

/** A storage in memory whose every step comes later, so that steps could overtake each other. */
function memoryStorage(stored: UnsentPhoto[] = []) {
  const all = new Map(stored.map((photo) => [photo.id, photo]));
  const delayed = async (turns: number) => {
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
  };
  const storage: PhotoStorage = {
    list: async () => [...all.values()],
    insert: async (photo) => {
      // The bytes of a picture are read first.
      await delayed(20);
      all.set(photo.id, photo);
    },
    update: async (id, changes) => {
      await delayed(5);
      const photo = all.get(id);
      if (photo) all.set(id, { ...photo, ...changes });
    },
    remove: async (id) => {
      all.delete(id);
    },
  };
  return { all, storage };
}

const photo = (id: string, facts: Partial<UnsentPhoto> = {}): UnsentPhoto => ({
  id,
  token: 'one',
  file: new File([id], `${id}.jpg`, { type: 'image/jpeg' }),
  caption: '',
  scale: '',
  isSubmitted: false,
  createdAt: NOW,
  ...facts,
});

describe('photos that are not sent', () => {
  it('are there when the page opens again, with what was typed and whether they were submitted', async () => {
    const { storage } = memoryStorage();
    const before = unsentPhotos(storage);
    expect(await before.add(photo('a'))).toBe(true);
    await before.update('a', { caption: 'Top marking', scale: '1 mm' });
    await before.update('a', { isSubmitted: true });
    const [found] = await unsentPhotos(storage).load('one', NOW + 60_000);
    expect(found).toMatchObject({ caption: 'Top marking', scale: '1 mm', isSubmitted: true });
    expect(await found?.file.text()).toBe('a');
  });

  it('come in the order in which they were taken', async () => {
    const { storage } = memoryStorage([
      photo('b', { createdAt: NOW - 1000 }),
      photo('c', { createdAt: NOW }),
      photo('a', { createdAt: NOW - 2000 }),
    ]);
    const ids = (await unsentPhotos(storage).load('one', NOW)).map(({ id }) => id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  it('are found by the code for which they were taken, and by no other', async () => {
    const { all, storage } = memoryStorage([photo('a'), photo('b', { token: 'another' })]);
    const photos = unsentPhotos(storage);
    expect((await photos.load('another', NOW)).map(({ id }) => id)).toEqual(['b']);
    expect(await photos.load('third', NOW)).toEqual([]);
    expect([...all.keys()]).toEqual(['a', 'b']);
  });

  it('are not stored again by a change that comes after they were sent', async () => {
    const { all, storage } = memoryStorage();
    const photos = unsentPhotos(storage);
    // The photo is sent before its bytes are stored.
    await Promise.all([
      photos.add(photo('a')),
      photos.update('a', { isSubmitted: true }),
      photos.remove('a'),
      photos.update('a', { caption: 'Late' }),
    ]);
    expect([...all.keys()]).toEqual([]);
  });

  it('are deleted the day after, of whichever code', async () => {
    const { all, storage } = memoryStorage([
      photo('old', { createdAt: NOW - DAY_MS - 1 }),
      photo('other', { createdAt: NOW - DAY_MS - 1, token: 'another' }),
      photo('new', { createdAt: NOW - DAY_MS + 1 }),
    ]);
    const found = await unsentPhotos(storage).load('one', NOW);
    expect(found.map(({ id }) => id)).toEqual(['new']);
    expect([...all.keys()]).toEqual(['new']);
  });

  it('say that they are not stored where the browser stores nothing, and hold nothing up', async () => {
    const refuse = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const photos = unsentPhotos({ list: refuse, insert: refuse, update: refuse, remove: refuse });
    expect(await photos.load('one', NOW)).toEqual([]);
    expect(await photos.add(photo('a'))).toBe(false);
    await photos.update('a', { caption: 'Top marking' });
    await photos.remove('a');
  });

  it('are stored after one that could not be', async () => {
    const { all, storage } = memoryStorage();
    let isFull = true;
    const photos = unsentPhotos({
      ...storage,
      insert: async (one) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        await storage.insert(one);
      },
    });
    expect(await photos.add(photo('a'))).toBe(false);
    isFull = false;
    expect(await photos.add(photo('b'))).toBe(true);
    expect([...all.keys()]).toEqual(['b']);
  });
});

describe('a photo that its person discards', () => {
  /** The page's list: its photos by state, and what the storage held when one was dropped. */
  function pageOf(all: ReadonlyMap<string, UnsentPhoto>) {
    const states: string[] = [];
    const storedAtDrop: string[][] = [];
    return {
      states,
      storedAtDrop,
      view: {
        show: (_id: string, { state }: { state: string }) => void states.push(state),
        drop: () => void storedAtDrop.push([...all.keys()]),
      },
    };
  }

  it('stays on the page until the browser has deleted it', async () => {
    const { all, storage } = memoryStorage([photo('a'), photo('b')]);
    const photos = unsentPhotos(storage);
    await photos.load('one', NOW);
    const { states, storedAtDrop, view } = pageOf(all);
    // A change of the caption is still under way.
    void photos.update('a', { caption: 'Top marking' });
    await discardPhoto('a', photos, view);
    expect(states).toEqual(['discarding']);
    expect(storedAtDrop).toEqual([['b']]);
  });

  it('stays and says so where the browser does not delete it', async () => {
    const { all, storage } = memoryStorage([photo('a')]);
    let isLost = true;
    const photos = unsentPhotos({
      ...storage,
      remove: async (id) => {
        if (isLost) throw new DOMException('lost', 'InvalidStateError');
        await storage.remove(id);
      },
    });
    await photos.load('one', NOW);
    const { states, storedAtDrop, view } = pageOf(all);
    await discardPhoto('a', photos, view);
    expect(states).toEqual(['discarding', 'undeleted']);
    expect(storedAtDrop).toEqual([]);
    isLost = false;
    await discardPhoto('a', photos, view);
    expect(storedAtDrop).toEqual([[]]);
  });

  it('leaves the page where the browser never stored it', async () => {
    const refuse = async () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const photos = unsentPhotos({ list: refuse, insert: refuse, update: refuse, remove: refuse });
    const { states, storedAtDrop, view } = pageOf(new Map());
    await photos.add(photo('a'));
    await discardPhoto('a', photos, view);
    expect(states).toEqual(['discarding']);
    expect(storedAtDrop).toEqual([[]]);
  });
});
