import { describe, expect, test } from 'vitest';
import { DraftAutosave, NEW_DRAFT, type Save, type SavedDraft } from './draft-autosave.ts';

class Older extends Error {}
class Refused extends Error {}
class Lost extends Error {}

/** A server of one draft, a clock that is moved by hand, and what the tab stores. */
function stage(record: SavedDraft = NEW_DRAFT) {
  const saved: Save[] = [];
  let stored = record;
  let due: (() => void) | null = null;
  let count = 0;
  let fail: Error | null = null;
  let gate: Promise<void> = Promise.resolve();
  const autosave = new DraftAutosave({
    record,
    send: async (save) => {
      saved.push(save);
      await gate;
      if (fail !== null) throw fail;
      return { version: save.version + 1, changedAt: `saved ${save.version + 1}` };
    },
    store: (next) => {
      stored = next;
    },
    later: (callback) => {
      due = callback;
    },
    newId: () => `id${++count}`,
    isOlder: (failure) => failure instanceof Older,
    isRefusal: (failure) => !(failure instanceof Lost),
  });
  return {
    autosave,
    saved,
    stored: () => stored,
    rest: () => due?.(),
    failWith: (failure: Error | null) => {
      fail = failure;
    },
    holdWith: (next: Promise<void>) => {
      gate = next;
    },
  };
}

describe('a draft that saves itself', () => {
  test('is saved once typing rests, under one id and the next version', async () => {
    const { autosave, saved, stored } = stage();
    expect(autosave.state().saving).toBe('none');
    autosave.change('a', true);
    autosave.change('ab', true);
    expect([autosave.state().saving, saved.length]).toEqual(['waiting', 0]);
    expect(await autosave.flush()).toBe(true);
    autosave.change('abc', true);
    await autosave.flush();
    expect(saved.map(({ id, version, content }) => [id, version, content])).toEqual([
      ['id1', 0, 'ab'],
      ['id1', 1, 'abc'],
    ]);
    expect(autosave.state()).toMatchObject({ saving: 'saved', changedAt: 'saved 2' });
    expect(stored()).toMatchObject({ id: 'id1', version: 2, isDirty: false, unanswered: null });
  });

  test('is saved by the clock, and not where nothing was typed', async () => {
    const { autosave, saved, rest } = stage();
    autosave.change('a', false);
    rest();
    expect(await autosave.flush()).toBe(true);
    expect(saved).toEqual([]);
    autosave.change('b', true);
    rest();
    expect(saved.map(({ content }) => content)).toEqual(['b']);
  });

  test('saves what was typed during a save after it', async () => {
    const { autosave, saved, holdWith } = stage();
    let open = () => undefined as void;
    holdWith(
      new Promise((resolve) => {
        open = resolve;
      }),
    );
    autosave.change('a', true);
    const flushed = autosave.flush();
    autosave.change('b', true);
    open();
    expect(await flushed).toBe(true);
    expect(saved.map(({ version, content }) => [version, content])).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
  });

  test('sends a save without an answer again, the same with the same key, before a newer one', async () => {
    const { autosave, saved, failWith, stored } = stage();
    failWith(new Lost());
    autosave.change('a', true);
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state().saving).toBe('failed');
    // The tab is loaded anew meanwhile.
    const next = stage(stored());
    next.autosave.change('ab', true);
    expect(await next.autosave.flush()).toBe(true);
    expect(next.saved.map(({ content }) => content)).toEqual(['a', 'ab']);
    expect(next.saved[0]).toEqual(saved[0]);
    expect(next.saved[1]?.version).toBe(1);
  });

  test('saves nothing over a draft that was changed elsewhere, until it is record as a new one', async () => {
    const record = { ...NEW_DRAFT, id: 'mine', version: 3, changedAt: 'before' };
    const { autosave, saved, failWith } = stage(record);
    failWith(new Older());
    autosave.change('second tab', true);
    expect(await autosave.flush()).toBe(false);
    expect(autosave.state().saving).toBe('changed');
    failWith(null);
    autosave.change('second tab, more', true);
    expect(await autosave.flush()).toBe(false);
    expect(saved.length).toBe(1);
    expect(await autosave.saveAsNew()).toBe(true);
    expect(saved[1]).toMatchObject({ version: 0, content: 'second tab, more' });
    expect(saved[1]?.id).not.toBe('mine');
    expect(autosave.state().saving).toBe('saved');
  });

  test('stays unsaved where the server refuses it, and is tried again with the next change', async () => {
    const { autosave, saved, failWith } = stage();
    failWith(new Refused());
    autosave.change('a', true);
    await autosave.flush();
    expect(autosave.state().saving).toBe('failed');
    failWith(null);
    autosave.change('b', true);
    await autosave.flush();
    expect(saved.map(({ content }) => content)).toEqual(['a', 'b']);
    expect(autosave.state().saving).toBe('saved');
  });

  test('saves nothing while the order is being sent, and goes on where it was refused', async () => {
    const { autosave, saved } = stage();
    autosave.change('a', true);
    await autosave.pause();
    expect(await autosave.flush()).toBe(false);
    expect(saved).toEqual([]);
    autosave.resume();
    expect(await autosave.flush()).toBe(true);
    expect(saved.length).toBe(1);
  });

  test('is not made again by the form that empties once the order was sent', async () => {
    const { autosave, saved, stored } = stage();
    autosave.change('a', true);
    await autosave.flush();
    await autosave.pause();
    autosave.end();
    autosave.change('', true);
    autosave.resume();
    await autosave.flush();
    expect(saved.length).toBe(1);
    expect(stored().isDirty).toBe(false);
  });
});
