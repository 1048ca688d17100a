import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Bom } from '#contract/bom/bill-schemas.ts';
import * as contract from '#contract/bom/calls.ts';
import { bomSums, lineFigures } from '#contract/bom/sums.ts';
import { BASE_PATH, type ClientInput, type Output } from '#contract/call.ts';
import { inquiryDetail, inquiryList, quoteList } from '#contract/enquiries/calls.ts';
import { inventoryAdd } from '#contract/inventory/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { Caller } from '../../../tools/deal/caller.ts';

// Files are read in a thread of its own, which takes a moment to start.
vi.setConfig({ testTimeout: 60_000 });

let town: TestMarket;
let visitor: Caller;
let buyer: Caller;
let other: Caller;
let seller: Caller;
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  town = await openTestMarket();
  visitor = town.visitor('Passer');
  buyer = await town.member('Bomdana', 'buyer');
  other = await town.member('Bomother', 'buyer');
  seller = await town.member('Bomyunjing', 'seller');
  const second = await town.member('Bomhexin', 'seller');
  const line = (mpn: string, more: object = {}) => ({
    mpn,
    manufacturer: 'Texas Instruments',
    quantity: 1000,
    unitPrice: '0.10',
    ...more,
  });
  await seller.send(inventoryAdd, {
    lines: [
      line('LM358DR', { priceBreaks: [{ quantity: 500, unitPrice: '0.08' }] }),
      line('NE555P', { manufacturer: 'TI' }),
      line('SMAJ6.0CA', { manufacturer: 'Littelfuse' }),
      line('SMAJ60CA', { manufacturer: 'Littelfuse', quantity: 2000 }),
      line('TPS54331DR/NOPB'),
      line('BC847', { manufacturer: 'Nexperia' }),
      line('TL072CP', { condition: 'reNew', unitPrice: '0.05' }),
    ],
  });
  await second.send(inventoryAdd, {
    lines: [
      line('LM358DR', { unitPrice: '0.09', quantity: 200 }),
      line('BC847', { manufacturer: 'onsemi' }),
      line('TL072CP', { unitPrice: '0.20' }),
    ],
  });
}, 60_000);
afterAll(() => town.close());

const fails = (fail: string) => ({ reply: { data: { fail } } });
const PASTED = [
  'Part Number\tManufacturer\tQty\tReference\tDNP',
  'LM358DR\tTI\t2\tU1, U2\t',
  'ne555p\t\t1\tU3-U5\t',
  'SMAJ60CA\t\t1\tD1\t',
  'TPS54331DR\t\t1\tU6\t',
  'BC847\t\t3\tQ1-3\t',
  'NE555P\tonsemi\t1\tU7\t',
  'XC7A35T-1CPG236C\tXilinx\t1\tU8\t',
  '100nF\t\t9\tC1-C9\t',
  'LM358DR\tTI\t1\tU9\tx',
].join('\n');

/** Runs the hourly job. */
const sweep = async () => {
  const { jobs, database } = town.market;
  await jobs['bom.sweep']?.({}, { db: database.db, now: town.clock.now() } as JobContext);
};

type Brought = Output<typeof contract.bomPaste>;
const keyOf = ({ bom, token }: Brought) => ({ id: bom.id, token });

/** Reads a bill by what is proposed. */
function read(who: Caller, { bom, token }: Brought): Promise<Bom> {
  const [sheet] = bom.file?.sheets ?? [];
  if (sheet === undefined) throw new Error('nothing was proposed');
  const mapping = {
    sheet: sheet.index,
    headerRow: sheet.headerRow,
    fields: sheet.columns.map(({ field }) => field),
  };
  return who.send(contract.bomRead, { id: bom.id, token, version: bom.version, mapping });
}

async function pasted(who: Caller, text = PASTED) {
  const brought = await who.send(contract.bomPaste, { text });
  return { ...brought, key: keyOf(brought), read: await read(who, brought) };
}

const lineAt = ({ lines }: Pick<Bom, 'lines'>, at: number) => {
  const line = lines[at];
  if (line === undefined) throw new Error(`there is no line ${at}`);
  return line;
};
const cells = (mpn: string, more: object = {}) => ({ mpn, quantity: 1, ...more });

describe('a bill of materials', () => {
  it('is matched line by line to what is offered', async () => {
    const { bom, read } = await pasted(visitor);
    expect(bom.lines).toEqual([]);
    expect(read.lines.map(({ mpn, match }) => [mpn, match.state, match.part?.mpn])).toEqual([
      ['LM358DR', 'exact', 'LM358DR'],
      ['ne555p', 'normalised', 'NE555P'],
      ['SMAJ60CA', 'ambiguous', 'SMAJ60CA'],
      ['TPS54331DR', 'base', 'TPS54331DR/NOPB'],
      ['BC847', 'ambiguous', 'BC847'],
      ['NE555P', 'otherMaker', 'NE555P'],
      ['XC7A35T-1CPG236C', 'noStock', undefined],
      ['100nF', 'notPart', undefined],
      ['LM358DR', 'dnp', undefined],
    ]);
    expect(lineAt(read, 0).match).toMatchObject({
      part: { manufacturer: 'Texas Instruments', sellers: 2, stock: 1200, lowest: '0.08' },
      candidates: [],
      risks: [],
    });
    expect(lineAt(read, 2).match.candidates.map(({ mpn }) => mpn)).toEqual([
      'SMAJ60CA',
      'SMAJ6.0CA',
    ]);
    expect(lineAt(read, 3).match.part?.suffix).toBe('/NOPB');
    expect(
      lineAt(read, 4)
        .match.candidates.map(({ manufacturer }) => manufacturer)
        .sort(),
    ).toEqual(['Nexperia', 'onsemi']);
    expect(lineAt(read, 1).match.risks).toEqual(['singleSource']);
    expect(read.sellers).toBe(2);
  });

  it('counts designators against quantities, and pieces of all boards', async () => {
    const { read } = await pasted(visitor);
    expect(read.lines.map(({ counted }) => counted)).toEqual([2, 3, 1, 1, 3, 1, 1, 9, 1]);
    const build = { boards: 100, attritionBp: 200 };
    expect(lineFigures(lineAt(read, 0), build)).toMatchObject({
      needed: 204,
      unitPrice: '0.10',
      isMiscounted: false,
    });
    expect(lineFigures(lineAt(read, 0), { boards: 300, attritionBp: 0 })).toMatchObject({
      needed: 600,
      unitPrice: '0.08',
      amount: { amount: '48.00' },
    });
    expect(lineFigures(lineAt(read, 1), build).isMiscounted).toBe(true);
    expect(bomSums(read.lines, build)).toMatchObject({ toChoose: 4, priced: 2, miscounted: 1 });
  });

  it('is a visitor’s for a day, and nobody else’s', async () => {
    const { key, read } = await pasted(visitor);
    expect(read).toMatchObject({ saved: false });
    expect((await visitor.send(contract.bomOpen, key)).lines).toHaveLength(9);
    for (const token of [null, 'wrong']) {
      await expect(visitor.send(contract.bomOpen, { ...key, token })).rejects.toMatchObject(
        fails('notFound'),
      );
    }
    town.clock.advance(25 * HOUR_MS);
    await expect(visitor.send(contract.bomOpen, key)).rejects.toMatchObject(fails('notFound'));
    await sweep();
    const left = await town.market.database.pool.query('select from bom.bill where id = $1', [
      key.id,
    ]);
    expect(left.rowCount).toBe(0);
  });

  it('has its sellers counted apart, as they are after edits', async () => {
    const { key, read } = await pasted(visitor);
    const count = () => visitor.send(contract.bomSellers, key);
    expect(await count()).toEqual({ version: read.version, sellers: read.sellers });
    const edits = read.lines.map(({ id }) => ({ do: 'remove' as const, id }));
    await visitor.send(contract.bomEdit, { ...key, version: read.version, edits });
    expect(await count()).toEqual({ version: read.version + 1, sellers: 0 });
    await expect(other.send(contract.bomSellers, { id: key.id })).rejects.toMatchObject(
      fails('notFound'),
    );
  });

  it('is edited in one version after the other', async () => {
    const { key, read } = await pasted(visitor);
    const [first, second] = [lineAt(read, 0), lineAt(read, 1)];
    const id = randomUUID();
    const edited = await visitor.send(contract.bomEdit, {
      ...key,
      version: read.version,
      edits: [
        { do: 'add', id, after: first.id, cells: cells('TL072CP', { quantity: '7' }) },
        { do: 'change', id: second.id, cells: cells('LM358 DR', { designators: 'U1-U4' }) },
        { do: 'remove', id: lineAt(read, 7).id },
        {
          do: 'choose',
          id: lineAt(read, 2).id,
          part: { mpn: 'SMAJ6.0CA', manufacturer: 'Littelfuse' },
        },
      ],
    });
    expect(edited).toMatchObject({ version: read.version + 1, sellers: 2 });
    expect(edited.lines.map((line) => [line.mpn, line.match.state, line.counted])).toEqual([
      ['TL072CP', 'exact', null],
      ['LM358 DR', 'normalised', 4],
      ['SMAJ60CA', 'chosen', 1],
    ]);
    const again = await visitor.send(contract.bomOpen, key);
    expect(again.lines.map(({ mpn }) => mpn)).toEqual([
      'LM358DR',
      'TL072CP',
      'LM358 DR',
      'SMAJ60CA',
      'TPS54331DR',
      'BC847',
      'NE555P',
      'XC7A35T-1CPG236C',
      'LM358DR',
    ]);
    expect(lineAt(again, 3).match).toMatchObject({ state: 'chosen', part: { mpn: 'SMAJ6.0CA' } });
    await expect(
      visitor.send(contract.bomEdit, {
        ...key,
        version: read.version,
        edits: [{ do: 'remove', id: first.id }],
      }),
    ).rejects.toMatchObject({ reply: { code: 'order.hasChange' } });
  });

  it('keeps a choice while the part stays as it is, and forgets it with another part', async () => {
    const { key, read } = await pasted(visitor);
    const line = lineAt(read, 4);
    const edit = (version: number, ...edits: ClientInput<typeof contract.bomEdit>['edits']) =>
      visitor.send(contract.bomEdit, { ...key, version, edits });
    const part = { mpn: 'BC847', manufacturer: 'onsemi' };
    const chosen = await edit(read.version, { do: 'choose', id: line.id, part });
    expect(lineAt(chosen, 0).match).toMatchObject({ state: 'chosen', part });
    expect(lineAt(chosen, 0).match.candidates).toHaveLength(2);
    const more = { ...cells('BC847'), quantity: 9 };
    const kept = await edit(chosen.version, { do: 'change', id: line.id, cells: more });
    expect(lineAt(kept, 0).match.state).toBe('chosen');
    const freed = await edit(kept.version, { do: 'choose', id: line.id, part: null });
    expect(lineAt(freed, 0).match.state).toBe('ambiguous');
    await expect(
      edit(freed.version, { do: 'choose', id: line.id, part: { ...part, manufacturer: 'ST' } }),
    ).rejects.toMatchObject(fails('bom.partGone'));
  });

  it('counts only offers of the condition that is asked for', async () => {
    const { key, read } = await pasted(visitor, 'MPN\tQty\nTL072CP\t1\nNE555P\t2\nLM358DR\t4');
    expect(lineAt(read, 0).match.part).toMatchObject({ sellers: 2, lowest: '0.05' });
    const set = (version: number, settings: object) =>
      visitor.send(contract.bomSettings, { ...key, version, settings });
    const changed = await set(read.version, { condition: 'brandNew', boards: 7 });
    expect(lineAt({ lines: changed.lines ?? [] }, 0).match.part).toMatchObject({
      sellers: 1,
      lowest: '0.20',
    });
    const same = await set(changed.version, { attritionBp: 250, name: 'Gateway' });
    expect(same).toMatchObject({ lines: null, sellers: null });
    expect(changed.sellers).toBe(2);
    expect(await visitor.send(contract.bomOpen, key)).toMatchObject({
      condition: 'brandNew',
      boards: 7,
      attritionBp: 250,
      name: 'Gateway',
      version: same.version,
    });
    await expect(set(read.version, { boards: 1 })).rejects.toMatchObject({
      reply: { code: 'order.hasChange' },
    });
  });

  it('falls back to alternatives, and shows a number that stands inside a text', async () => {
    const { read } = await pasted(
      visitor,
      [
        'Part Number\tAlternative Part Number\tManufacturer\tQty',
        'GONE12345\tNE555P\t\t1',
        'TI - LM358DR\t\t\t2',
        'ALSO99887\tNOTHERE11\t\t2',
      ].join('\n'),
    );
    expect(lineAt(read, 0).match).toMatchObject({ by: 'NE555P', part: { mpn: 'NE555P' } });
    expect(['exact', 'ambiguous']).toContain(lineAt(read, 1).match.state);
    expect(lineAt(read, 1).match.part?.mpn).toBe('LM358DR');
    expect(lineAt(read, 2).match.state).toBe('noStock');
  });
});

describe('pasted text', () => {
  it.each([
    ['LM358DR\nNE555P\nBC847', [null, null, null]],
    ['LM358DR\t10\nNE555P\t20\nBC847\t30', [10, 20, 30]],
    ['LM358DR,10\nNE555P,20', [10, 20]],
    ['LM358DR', [null]],
    ['2\tLM358DR\n4\tNE555P', [2, 4]],
  ])('of %j is read without headings', async (text, quantities) => {
    const { read } = await pasted(visitor, text);
    expect(read.lines.map(({ quantity }) => quantity)).toEqual(quantities);
    expect(read.lines.every(({ mpn }) => /^[A-Z]+\d+/.test(mpn))).toBe(true);
  });
});

describe('a saved bill', () => {
  it('is listed, opened, renamed and deleted by its owner alone', async () => {
    const { key, bom, read } = await pasted(buyer);
    expect(key.token).toBeNull();
    expect(read).toMatchObject({ saved: true, expiresAt: null, name: bom.no });
    const { version } = await buyer.send(contract.bomSettings, {
      ...key,
      version: read.version,
      settings: { name: 'Gateway rev C' },
    });
    expect(await buyer.send(contract.bomList, { keyword: 'gateway' })).toMatchObject({
      total: 1,
      list: [{ id: bom.id, name: 'Gateway rev C', lines: 9, sent: 0, version }],
    });
    for (const who of [other, visitor, seller]) {
      await expect(who.send(contract.bomOpen, key)).rejects.toMatchObject(fails('notFound'));
      await expect(who.send(contract.bomDelete, key)).rejects.toMatchObject(fails('notFound'));
    }
    expect((await other.send(contract.bomList, {})).total).toBe(0);
    await buyer.send(contract.bomDelete, key);
    await expect(buyer.send(contract.bomOpen, key)).rejects.toMatchObject(fails('notFound'));
  });

  it('stays when its file goes after a day', async () => {
    const { key } = await pasted(buyer);
    town.clock.advance(25 * HOUR_MS);
    await sweep();
    const left = await buyer.send(contract.bomOpen, key);
    expect(left.file).toBeNull();
    expect(left.lines).toHaveLength(9);
    const mapping = { sheet: 0, headerRow: 1, fields: ['mpn' as const] };
    await expect(
      buyer.send(contract.bomRead, { ...key, version: left.version, mapping }),
    ).rejects.toMatchObject(fails('bom.fileGone'));
  });

  it('remembers how columns were named', async () => {
    const text = 'Code\tTeil\tStueck\nLM358DR\tLM358DR\t3\nNE555P\tNE555P\t4';
    const brought = await buyer.send(contract.bomPaste, { text });
    const fields = [null, 'mpn' as const, 'quantity' as const];
    const mapping = { sheet: 0, headerRow: 1, fields };
    const { id, version } = brought.bom;
    await buyer.send(contract.bomRead, { id, version, mapping });
    const again = await buyer.send(contract.bomPaste, { text: `${text}\nBC847\tBC847\t5` });
    const [sheet] = again.bom.file?.sheets ?? [];
    expect(sheet?.remembered).toBe(true);
    expect(sheet?.columns.map(({ field }) => field)).toEqual(fields);
    const others = await other.send(contract.bomPaste, { text });
    expect(others.bom.file?.sheets[0]?.remembered).toBe(false);
  });

  it('was a visitor’s until it was kept', async () => {
    const { key } = await pasted(visitor);
    await expect(other.send(contract.bomClaim, { id: key.id })).rejects.toMatchObject(
      fails('notFound'),
    );
    const mine = await other.send(contract.bomClaim, key);
    expect(mine).toMatchObject({ saved: true, expiresAt: null });
    await expect(visitor.send(contract.bomOpen, key)).rejects.toMatchObject(fails('notFound'));
    expect((await other.send(contract.bomOpen, { id: key.id })).lines).toHaveLength(9);
  });
});

describe('sending a bill', () => {
  const send = (
    who: Caller,
    bill: { readonly key: { id: string; token: string | null } },
    at: { readonly version: number; readonly lines: readonly string[] },
  ) => who.send(contract.bomSend, { ...bill.key, version: at.version, lines: [...at.lines] });

  it('asks the sellers of its lines, once, and keeps a visitor’s bill', async () => {
    const bill = await pasted(visitor);
    const { read } = bill;
    const set = await visitor.send(contract.bomSettings, {
      ...bill.key,
      version: read.version,
      settings: { boards: 50, attritionBp: 100 },
    });
    const lines = [lineAt(read, 0).id, lineAt(read, 1).id, lineAt(read, 6).id];
    const sent = await send(buyer, bill, { version: set.version, lines });
    expect(sent.enquiries).toMatchObject([{ sellers: 2, lines }]);
    expect(sent.unreached).toEqual([lineAt(read, 6).id]);
    const { id = '', no = '' } = sent.enquiries[0] ?? {};
    const detail = await buyer.send(inquiryDetail, { id });
    expect(detail).toMatchObject({ no, type: 'match' });
    expect(detail.lines.map(({ mpn, quantity }) => [mpn, quantity])).toEqual([
      ['LM358DR', 101],
      ['NE555P', 51],
      ['XC7A35T-1CPG236C', 51],
    ]);
    const mine = await buyer.send(contract.bomOpen, { id: bill.key.id });
    expect(mine.saved).toBe(true);
    expect(lineAt(mine, 0).sent).toEqual({ id, no });
    const asked = await seller.send(quoteList, { type: 'match', tab: 'awaiting' });
    expect(asked.list.map(({ mpn }) => mpn).sort()).toEqual(['LM358DR', 'NE555P']);
  });

  it('is refused, and sends nothing, where a line is not settled or has no quantity', async () => {
    const bill = await pasted(other);
    const before = (await other.send(inquiryList, {})).total;
    const { version, lines } = bill.read;
    const of = (...at: number[]) => ({ version, lines: at.map((one) => lines[one]?.id ?? '') });
    for (const at of [2, 3, 4, 5, 7, 8]) {
      await expect(send(other, bill, of(0, at))).rejects.toMatchObject(fails('bom.notReady'));
    }
    const edited = await other.send(contract.bomEdit, {
      ...bill.key,
      version,
      edits: [{ do: 'change', id: lineAt(bill.read, 0).id, cells: { mpn: 'LM358DR' } }],
    });
    await expect(send(other, bill, { ...of(0), version: edited.version })).rejects.toMatchObject(
      fails('bom.noQuantity'),
    );
    await expect(send(other, bill, of(0))).rejects.toMatchObject({
      reply: { code: 'order.hasChange' },
    });
    await expect(
      send(other, bill, { version: edited.version, lines: [randomUUID()] }),
    ).rejects.toMatchObject(fails('bom.lineGone'));
    expect((await other.send(inquiryList, {})).total).toBe(before);
  });

  it('from two tabs at once sends one enquiry, and a repeated request answers the same', async () => {
    const bill = await pasted(other);
    const before = (await other.send(inquiryList, {})).total;
    const { version } = bill.read;
    const lines = [lineAt(bill.read, 0).id];
    const tries = await Promise.allSettled([
      send(other, bill, { version, lines }),
      send(other, bill, { version, lines }),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await other.send(inquiryList, {})).total).toBe(before + 1);
    const now = (await other.send(contract.bomOpen, bill.key)).version;
    const once = { ...bill.key, version: now, lines };
    const header = { ...other.header, 'idempotency-key': randomUUID() };
    const again = () =>
      town.market.http.inject({
        method: 'POST',
        url: BASE_PATH + contract.bomSend.path,
        headers: header,
        payload: once,
      });
    const [one, two] = [await again(), await again()];
    expect(one.json()).toMatchObject({ code: 0 });
    expect(two.json()).toEqual(one.json());
    expect((await other.send(inquiryList, {})).total).toBe(before + 2);
  });

  it('of more lines than an enquiry has sends several, all or none', async () => {
    const rows = Array.from({ length: 501 }, (_, at) => `LONG${10_000 + at}X\t2`);
    const bill = await pasted(other, ['MPN\tQty', ...rows].join('\n'));
    const lines = bill.read.lines.map(({ id }) => id);
    expect(lines).toHaveLength(501);
    const sent = await send(other, bill, { version: bill.read.version, lines });
    expect(sent.enquiries.map((one) => one.lines.length)).toEqual([500, 1]);
    expect(sent.unreached).toHaveLength(501);
    const all = await other.send(contract.bomOpen, bill.key);
    expect(lineAt(all, 500).sent?.no).toBe(sent.enquiries[1]?.no);
  });
});
