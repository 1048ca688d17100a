import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import * as bank from '#contract/bank/calls.ts';
import type { BankLine } from '#contract/bank/line-schemas.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { opsLedger, opsRechargeOne, rechargeApply, walletOne } from '#contract/wallet/calls.ts';
import {
  camtFile,
  csvFile,
  type FileLine,
  mt940File,
  type StatementFile,
} from '#harness/files/bank-files.ts';
import { openFinanceMarket, type TestMarket } from '#harness/open-market.ts';
import { fails } from '#harness/refusals.ts';
import { verifyLedger } from '#server/wallet/public.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const ACCOUNT = '7559018800104471';
let market: TestMarket;
let wei: Caller;
let jia: Caller;
let balance = 0n;
let day = 1;

beforeAll(async () => {
  ({ market, wei, jia } = await openFinanceMarket());
});
afterAll(() => market.close());

const text = (minor: bigint) => {
  const size = (minor < 0n ? -minor : minor).toString().padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${size.slice(0, -2)}.${size.slice(-2)}`;
};
const base64 = (content: string) => Buffer.from(content).toString('base64');
const today = () => `2026-10-${String(day).padStart(2, '0')}`;

/** The statement of the next day, which continues the one before. */
function nextStatement(lines: readonly Omit<FileLine, 'on'>[]): StatementFile {
  day += 1;
  const opening = balance;
  for (const { amount } of lines) balance += BigInt(amount.replace('.', ''));
  return {
    account: ACCOUNT,
    currency: 'USD',
    opening: text(opening),
    closing: text(balance),
    closedOn: today(),
    lines: lines.map((line) => ({ ...line, on: today() })),
  };
}
const send = (content: string, by = wei) =>
  by.send(bank.opsBankImport, { fileName: 'statement.xml', content: base64(content) });
const open = (id: string, by = wei) => by.send(bank.opsBankStatementOne, { id });

let members = 0;
async function announced(...amounts: string[]) {
  members += 1;
  const name = `Payer${members}`;
  const who = await market.member(name, 'buyer');
  const made = [];
  for (const amount of amounts) {
    const proof = await who.upload(fileUpload, 'slip.png', await picture());
    made.push(
      await who.send(rechargeApply, {
        amount,
        accountName: `${name} Ltd`,
        accountNumber: `GB29NWBK6016133192${String(6000 + members)}`,
        bankName: 'NatWest',
        bankCode: 'NWBKGB2L',
        proof: proof.url,
      }),
    );
  }
  return { who, name: `${name} Ltd`, made };
}
let pictures = 0;
async function picture(): Promise<Buffer> {
  const sharp = (await import('sharp')).default;
  pictures += 1;
  return sharp({
    create: { width: 40 + pictures, height: 40, channels: 3, background: '#456' },
  })
    .png()
    .toBuffer();
}
const available = async (who: Caller) => (await who.send(walletOne, {})).balance.amount;
const charges = async () =>
  (await wei.send(opsLedger, {})).accounts.find(
    ({ kind, balance: one }) => kind === 'bankCharges' && one.currency === 'USD',
  )?.balance.amount;

describe('an import of bank statements', () => {
  it('keeps same-day twins, and changes nothing when it is repeated, whole or as another file', async () => {
    const twin = { amount: '1250.00', name: 'Kestrel Avionics Ltd', reference: 'goods' };
    const file = nextStatement([twin, twin]);
    const first = await send(camtFile(file));
    expect(first).toMatchObject({ added: 2, known: 0, statements: 1 });
    const lines = (await open(first.id)).lines;
    expect(lines.map(({ twin: at, twins }) => [at, twins])).toEqual([
      [1, 2],
      [2, 2],
    ]);
    expect(await send(camtFile(file))).toMatchObject({ id: first.id, added: 0, known: 2 });
    expect(await send(camtFile(file, 2), jia)).toMatchObject({ id: first.id, added: 0, known: 2 });
    const { total } = await wei.send(bank.opsBankStatementList, { currency: 'USD' });
    expect(total).toBe(1);
  });

  it('is refused where the file is truncated, its balance wrong, or the account another', async () => {
    const before = { day, balance };
    const file = nextStatement([{ amount: '10.00' }]);
    ({ day, balance } = before);
    await fails(send(camtFile(file).slice(0, -40)), 'bank.truncated');
    await fails(send(mt940File({ ...file, closing: '1.00' })), 'bank.balance');
    await fails(send(camtFile({ ...file, account: '9999000011112222' })), 'bank.otherAccount');
    await fails(send('no statement at all'), 'bank.columns');
    await fails(
      wei.send(bank.opsBankImport, { fileName: 'x', content: 'not base64 !' }),
      'input.invalid',
    );
    const { total } = await wei.send(bank.opsBankStatementList, { currency: 'USD' });
    expect(total).toBe(1);
  });

  it('shows a gap where a day is missing, and takes the day in later', async () => {
    const missing = nextStatement([{ amount: '5.00', reference: 'a' }]);
    const after = nextStatement([{ amount: '7.00', reference: 'b' }]);
    const { id } = await send(mt940File(after));
    expect((await open(id)).statement.gap).toEqual({ amount: '5.00', currency: 'USD' });
    await send(mt940File(missing));
    expect((await open(id)).statement.gap).toBeNull();
  });

  it('refuses the same days in another format, whose texts differ', async () => {
    const file = nextStatement([{ amount: '9.00', reference: 'c', name: 'Somebody' }]);
    await send(camtFile(file));
    const other = { ...file, lines: file.lines.map((line) => ({ ...line, name: 'SOMEBODY' })) };
    await fails(send(mt940File(other)), 'bank.overlap');
  });

  it('refuses a file without columns before it asks for any', async () => {
    const columnsOf = (text: string) =>
      wei.send(bank.opsBankColumns, { fileName: 'x.csv', content: base64(text) });
    await fails(columnsOf('%PDF-1.7\n'), 'bank.unreadable');
    await fails(columnsOf('\n\n'), 'bank.unreadable');
    await fails(columnsOf('Date,Amount\n"2026-11-01,5.00'), 'bank.truncated');
    await fails(columnsOf('Date,Amount\n'.repeat(bank.STATEMENT_MAX_LINES + 2)), 'bank.tooMany');
  });

  it('reads CSV by the columns that were said, after it has shown them', async () => {
    const file = nextStatement([{ amount: '11.00', reference: 'd' }]);
    const content = base64(csvFile(file));
    const { columns } = await wei.send(bank.opsBankColumns, { fileName: 'x.csv', content });
    expect(columns?.guess).toMatchObject({ bookedOn: 0, amount: 2, balance: 3, reference: 6 });
    const csv = { currency: 'USD' as const, columns: columns?.guess ?? {} };
    const done = await wei.send(bank.opsBankImport, { fileName: 'x.csv', content, csv });
    expect(done).toMatchObject({ added: 1 });
    await fails(
      wei.send(bank.opsBankImport, { fileName: 'x.csv', content, csv: { ...csv, columns: {} } }),
      'bank.columns',
    );
  });
});

describe('a match of statement lines', () => {
  it('books a recharge by its line once, and says who matched it', async () => {
    const { who, name, made } = await announced('120.00');
    const no = made[0]?.no ?? '';
    const { id } = await send(
      camtFile(nextStatement([{ amount: '120.00', name, reference: no, bankReference: `B${no}` }])),
    );
    const [line] = (await open(id)).lines;
    expect(line?.suggestion).toMatchObject({
      certain: true,
      reasons: ['reference', 'amount', 'name'],
    });
    expect(await wei.send(bank.opsBankMatchAll, { id })).toEqual({
      matched: 1,
      requested: 0,
      failed: 0,
      left: 0,
    });
    expect(await wei.send(bank.opsBankMatchAll, { id })).toEqual({
      matched: 0,
      requested: 0,
      failed: 0,
      left: 0,
    });
    expect(await available(who)).toBe('120.00');
    const [matched] = (await open(id)).lines;
    expect(matched).toMatchObject({
      state: 'matched',
      match: { method: 'rule', madeBy: 'Wei', items: [{ no, booked: true }] },
      history: [{ event: 'match', name: 'Wei' }],
    });
  });

  it('asks a second person where the bank kept a charge, and books it to its own account', async () => {
    const { who, name, made } = await announced('300.00', '200.00');
    const reference = `${made[0]?.no} ${made[1]?.no}`;
    const { id } = await send(camtFile(nextStatement([{ amount: '475.00', name, reference }])));
    const [line] = (await open(id)).lines;
    expect(line?.suggestion).toMatchObject({ needsSecond: true, charge: { amount: '25.00' } });
    expect(await wei.send(bank.opsBankMatchAll, { id })).toMatchObject({
      requested: 1,
      matched: 0,
    });
    expect(await available(who)).toBe('0.00');
    const approval = (await open(id, jia)).lines[0]?.approval;
    if (!approval) throw new Error('no approval is open');
    await fails(wei.send(opsApprovalApprove, approval), 'approval.samePerson');
    const before = await charges();
    await jia.send(opsApprovalApprove, approval);
    expect(await available(who)).toBe('500.00');
    expect([before, await charges()]).toEqual(['0.00', '-25.00']);
    const [matched] = (await open(id)).lines;
    expect(matched?.match).toMatchObject({ madeBy: 'Wei', approvedBy: 'Jia' });
    if (!matched) throw new Error('no line');
    const { version } = matched;
    await wei.send(bank.opsBankUnmatch, { id: matched.id, version, reason: 'Wrong line' });
    expect(await charges()).toBe('0.00');
    expect(await available(who)).toBe('500.00');
    const { items } = await open(id);
    expect(items.filter(({ booked }) => booked).map(({ no }) => no)).toEqual(
      expect.arrayContaining(made.map(({ no }) => no)),
    );
  });

  it('flags a payer who is not the owner, and takes the payment only by two people with a note', async () => {
    const { who, made } = await announced('80.00');
    const reference = made[0]?.no ?? '';
    const { id } = await send(
      camtFile(nextStatement([{ amount: '80.00', name: 'Baltic Trade OÜ', reference }])),
    );
    const [line] = (await open(id)).lines;
    if (!line) throw new Error('no line');
    expect(line.suggestion).toMatchObject({ thirdParty: true, certain: false });
    expect(await wei.send(bank.opsBankMatchAll, { id })).toMatchObject({ matched: 0 });
    const items = [{ kind: 'recharge' as const, id: made[0]?.id ?? '' }];
    const lines = [{ id: line.id, version: line.version }];
    await fails(wei.send(bank.opsBankMatch, { lines, items }), 'bank.thirdParty');
    const note = 'Declaration of 17 November is on file';
    expect(await wei.send(bank.opsBankMatch, { lines, items, note })).toEqual({
      outcome: 'requested',
    });
    const approval = (await open(id, jia)).lines[0]?.approval;
    if (!approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, approval);
    expect(await available(who)).toBe('80.00');
  });

  it('leaves a large recharge to its second person, and shows that it is not booked', async () => {
    const { who, name, made } = await announced('20000.00');
    const { id } = await send(
      camtFile(nextStatement([{ amount: '20000.00', name, reference: made[0]?.no ?? '' }])),
    );
    await wei.send(bank.opsBankMatchAll, { id });
    expect(await available(who)).toBe('0.00');
    expect((await open(id)).lines[0]?.match?.items).toMatchObject([{ booked: false }]);
    const recharge = await jia.send(opsRechargeOne, { id: made[0]?.id ?? '' });
    if (!recharge.approval) throw new Error('no approval is open');
    await jia.send(opsApprovalApprove, recharge.approval);
    expect(await available(who)).toBe('20000.00');
    expect((await open(id)).lines[0]?.match?.items).toMatchObject([{ booked: true }]);
  });

  it('is refused where it does not add up, takes a record twice, or the line has changed', async () => {
    const { name, made } = await announced('60.00', '70.00');
    const [one, two] = made;
    const file = nextStatement([
      { amount: '60.00', name },
      { amount: '100.00', name, reference: 'what is it' },
    ]);
    const { id } = await send(camtFile(file));
    const lines = (await open(id)).lines;
    const first = lines.find(({ amount }) => amount.amount === '60.00');
    const second = lines.find(({ amount }) => amount.amount === '100.00');
    if (!first || !second || !one || !two) throw new Error('lines are missing');
    const match = (line: BankLine, ...ids: string[]) =>
      wei.send(bank.opsBankMatch, {
        lines: [{ id: line.id, version: line.version }],
        items: ids.map((item) => ({ kind: 'recharge' as const, id: item })),
      });
    await fails(match(second, one.id), 'bank.sum');
    await fails(match(first, one.id, one.id), 'bank.itemTaken');
    await match(first, one.id);
    await fails(match(first, one.id), 'bank.changed');
    await fails(match(second, one.id, two.id), 'bank.itemTaken');
    await fails(match({ ...second, id: randomUUID() }, two.id), 'notFound');
    const assigned = {
      id: second.id,
      version: second.version,
      until: '2026-12-01',
      note: 'Ask them',
    };
    await wei.send(bank.opsBankAssign, { ...assigned, to: market.idOf(jia) });
    expect((await open(id)).lines.find((line) => line.id === second.id)).toMatchObject({
      assignedTo: 'Jia',
      assignedUntil: '2026-12-01',
      note: 'Ask them',
    });
    await fails(
      wei.send(bank.opsBankAssign, { ...assigned, to: market.idOf(jia) }),
      'bank.changed',
    );
  });

  it('of a fee of the bank needs one person, any other charge two', async () => {
    const file = nextStatement([
      { amount: '-15.00', reference: 'WIRE FEE' },
      { amount: '-40.00', reference: 'no word of it' },
    ]);
    const { id } = await send(camtFile(file));
    const before = await charges();
    expect(await wei.send(bank.opsBankMatchAll, { id })).toMatchObject({ matched: 1 });
    expect(before).toBe('0.00');
    expect(await charges()).toBe('-15.00');
    const other = (await open(id)).lines.find(({ state }) => state === 'open');
    if (!other) throw new Error('no line');
    const lines = [{ id: other.id, version: other.version }];
    expect(await wei.send(bank.opsBankMatch, { lines, items: [] })).toEqual({
      outcome: 'requested',
    });
    expect(await charges()).toBe('-15.00');
  });

  it('by many people at once books each record once', async () => {
    const { who, name, made } = await announced('33.00');
    const { id } = await send(
      camtFile(nextStatement([{ amount: '33.00', name, reference: made[0]?.no ?? '' }])),
    );
    const runs = await Promise.allSettled(
      Array.from({ length: 8 }, (_, at) => (at % 2 ? wei : jia).send(bank.opsBankMatchAll, { id })),
    );
    const matched = runs.reduce(
      (sum, run) => sum + (run.status === 'fulfilled' ? run.value.matched : 0),
      0,
    );
    expect(matched).toBe(1);
    expect(await available(who)).toBe('33.00');
    expect((await verifyLedger(market.market.database.db)).wrong).toBeNull();
  });
});
