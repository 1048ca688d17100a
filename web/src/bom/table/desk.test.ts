import { beforeEach, describe, expect, test } from 'vitest';
import type { Bom, BomLine } from '#contract/bom/bill-schemas.ts';
import { Desk, type Unsaved } from './desk.ts';
import { changeOf, type Edit, edited } from './edits.ts';
import { EMPTY_CELLS, lineWith } from './grid/cells.ts';

class Older extends Error {}
class Lost extends Error {}

const line = (id: string, mpn = `PART-${id}`): BomLine => ({
  ...lineWith({ ...EMPTY_CELLS, mpn, quantity: 2 }, null, id),
  match: { state: 'exact', part: null, by: null, candidates: [], prices: [], risks: [] },
});

const bill = (lines: readonly BomLine[], version = 1): Bom => ({
  id: 'b',
  no: 'BM-1',
  name: 'Gateway',
  version,
  saved: true,
  expiresAt: null,
  createdAt: '',
  changedAt: '',
  file: null,
  lines: [...lines],
  sellers: 0,
  boards: 1,
  attritionBp: 0,
  condition: null,
});

/** A server that keeps one bill; `held` answers wait until they are let go. */
function market(first: Bom) {
  let now = first;
  const failures: Error[] = [];
  const edits: (readonly Edit[])[] = [];
  const held: (() => void)[] = [];
  const kept: (Unsaved | null)[] = [];
  let due: (() => void) | null = null;
  let rested: (() => void) | null = null;
  /** A bill so long that an edit does not count its sellers. */
  const long = { is: false, counts: 0, lost: false };
  const answer = async (version: number, change: () => void) => {
    const failure = failures.shift();
    if (failure) throw failure;
    if (version !== now.version) throw new Older();
    change();
    now = { ...now, version: version + 1 };
    const sellers = long.is ? null : now.lines.length;
    return { version: now.version, changedAt: 'now', sellers };
  };
  const server = {
    open: async () => now,
    edit: async (version: number, list: readonly Edit[]) => {
      edits.push(list);
      const made = await answer(version, () => {
        now = { ...now, lines: [...edited(now.lines, list)] };
      });
      const ids = new Set(list.map(({ id }) => id));
      const lines = now.lines
        .filter(({ id }) => ids.has(id))
        .map((one) => ({ ...one, match: { ...one.match, state: 'exact' as const } }));
      if (held.length > 0) await new Promise<void>((go) => held.unshift(go));
      return { ...made, lines };
    },
    settle: async (version: number, settings: object) => ({
      ...(await answer(version, () => {
        now = { ...now, ...settings };
      })),
      lines: null,
    }),
    sellers: async () => {
      long.counts += 1;
      if (long.lost) throw new Lost();
      return { version: now.version, sellers: now.lines.length };
    },
    isOlder: (failure: Error) => failure instanceof Older,
  };
  const given = {
    server,
    later: (act: () => void) => {
      due = act;
    },
    rested: (act: () => void) => {
      rested = act;
    },
    storeUnsaved: (unsaved: Unsaved | null) => kept.push(unsaved),
    unsaved: null,
  };
  return {
    given,
    edits,
    failures,
    held,
    kept,
    now: () => now,
    write: (next: Bom) => {
      now = next;
    },
    pass: () => due?.(),
    long,
    rest: () => rested?.(),
  };
}

const mpns = (desk: Desk) => desk.state().lines.map(({ mpn }) => mpn);
const change = (desk: Desk, id: string, mpn: string) => {
  const found = desk.state().lines.find((one) => one.id === id);
  if (found) desk.edit(changeOf(found, { ...EMPTY_CELLS, mpn, quantity: 2 }));
};

let there: ReturnType<typeof market>;
let desk: Desk;
beforeEach(() => {
  there = market(bill([line('1'), line('2')]));
  desk = new Desk(there.now(), there.given);
});

describe('a bill on the desk', () => {
  test('shows an edit at once, saves it by itself and takes over what was found', async () => {
    change(desk, '1', 'LM358DR');
    expect(mpns(desk)).toEqual(['LM358DR', 'PART-2']);
    expect([...desk.state().checking]).toEqual(['1']);
    expect(desk.state().saving).toBe('waiting');
    expect(there.kept.at(-1)?.edits).toHaveLength(1);
    await desk.saved();
    expect(desk.state().saving).toBe('saved');
    expect(desk.state().checking.size).toBe(0);
    expect(desk.state().bom.sellers).toBe(2);
    expect(there.now().lines[0]?.mpn).toBe('LM358DR');
    expect(there.kept.at(-1)).toBeNull();
  });

  test('counts the sellers of a long bill once its reader rests, and says so until then', async () => {
    there.long.is = true;
    change(desk, '1', 'LM358DR');
    await desk.saved();
    expect(desk.state()).toMatchObject({ sellersOld: true, bom: { sellers: 0 } });
    change(desk, '2', 'NE555P');
    there.rest();
    expect(there.long.counts).toBe(0);
    await desk.saved();
    there.rest();
    await expect.poll(() => desk.state().sellersOld).toBe(false);
    expect(desk.state().bom.sellers).toBe(2);
    expect(there.long.counts).toBe(1);
    there.rest();
    expect(there.long.counts).toBe(1);
  });

  test('takes no count of another version, and counts anew after one was lost', async () => {
    there.long.is = true;
    change(desk, '1', 'LM358DR');
    await desk.saved();
    there.write({ ...there.now(), version: 9 });
    there.rest();
    await expect.poll(() => there.long.counts).toBe(1);
    expect(desk.state()).toMatchObject({ sellersOld: true, bom: { sellers: 0 } });
    there.write({ ...there.now(), version: 2 });
    there.long.lost = true;
    there.rest();
    await expect.poll(() => there.long.counts).toBe(2);
    expect(desk.state()).toMatchObject({ sellersOld: true, failure: null, saving: 'saved' });
    there.long.lost = false;
    desk.settle({ boards: 7 });
    await desk.saved();
    there.rest();
    await expect.poll(() => desk.state().sellersOld).toBe(false);
  });

  test('sends one message for several edits of a line', async () => {
    change(desk, '1', 'A');
    change(desk, '1', 'AB');
    await desk.saved();
    expect(there.edits).toHaveLength(1);
    expect(there.edits[0]).toHaveLength(1);
  });

  test('never lets a late answer take the place of what was typed since', async () => {
    there.held.push(() => undefined);
    change(desk, '1', 'FIRST');
    there.pass();
    await Promise.resolve();
    change(desk, '1', 'SECOND');
    while (there.held.length < 2) await Promise.resolve();
    there.held.shift()?.();
    there.held.length = 0;
    await desk.saved();
    expect(mpns(desk)[0]).toBe('SECOND');
    expect(there.now().lines[0]?.mpn).toBe('SECOND');
  });

  test('undoes steps one by one: a change, an added line, a removed one', async () => {
    change(desk, '1', 'LM358DR');
    desk.edit([{ do: 'add', id: '3', after: '1', cells: { ...EMPTY_CELLS, mpn: 'NEW' } }]);
    desk.edit([{ do: 'remove', id: '2' }]);
    expect(mpns(desk)).toEqual(['LM358DR', 'NEW']);
    desk.undo();
    expect(mpns(desk)).toEqual(['LM358DR', 'NEW', 'PART-2']);
    desk.undo();
    desk.undo();
    expect(mpns(desk)).toEqual(['PART-1', 'PART-2']);
    expect(desk.state().canUndo).toBe(false);
    await desk.saved();
    expect(there.now().lines.map(({ mpn }) => mpn)).toEqual(['PART-1', 'PART-2']);
  });

  test('loads a newer version under what was typed, and says so', async () => {
    there.write(bill([line('1', 'THEIRS'), line('9')], 5));
    change(desk, '2', 'MINE');
    await desk.saved();
    expect(desk.state().isNewer).toBe(true);
    expect(mpns(desk)).toEqual(['THEIRS', 'PART-9', 'MINE']);
    expect(there.now().lines.map(({ mpn }) => mpn)).toEqual(['THEIRS', 'PART-9', 'MINE']);
  });

  test('keeps what could not be saved, and saves it when asked again', async () => {
    there.failures.push(new Lost());
    change(desk, '1', 'LM358DR');
    await expect(desk.saved()).rejects.toBeInstanceOf(Lost);
    expect(desk.state().saving).toBe('failed');
    expect(mpns(desk)[0]).toBe('LM358DR');
    expect(there.kept.at(-1)?.edits).toHaveLength(1);
    desk.retry();
    await desk.saved();
    expect(there.now().lines[0]?.mpn).toBe('LM358DR');
  });

  test('goes on with what a tab had not saved', async () => {
    const unsaved: Unsaved = {
      edits: [{ do: 'change', id: '2', cells: { ...EMPTY_CELLS, mpn: 'KEPT' } }],
      settings: { boards: 40 },
    };
    desk = new Desk(there.now(), { ...there.given, unsaved });
    expect(mpns(desk)).toEqual(['PART-1', 'KEPT']);
    expect(desk.state().bom.boards).toBe(40);
    await desk.saved();
    expect(there.now().boards).toBe(40);
    expect(there.now().lines[1]?.mpn).toBe('KEPT');
  });

  test('lets go of a part that is not offered any more, and never asks without end', async () => {
    there.failures.push(new Older());
    desk.edit([{ do: 'choose', id: '1', part: { mpn: 'GONE', manufacturer: 'X' } }]);
    await desk.saved();
    expect(there.edits).toHaveLength(1);
    expect(desk.state().saving).toBe('saved');
    there.failures.push(...Array.from({ length: 9 }, () => new Older()));
    change(desk, '1', 'LM358DR');
    await expect(desk.saved()).rejects.toBeInstanceOf(Older);
    expect(mpns(desk)[0]).toBe('LM358DR');
  });
});
