import { generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { labelPath } from '#contract/dock/label-own.ts';
import type { Verdict } from '#contract/orders/history-schemas.ts';
import * as contract from '#contract/passports/calls.ts';
import type { holderFacts } from '#contract/passports/constants.ts';
import * as handover from '#contract/passports/handover-calls.ts';
import { callingOf } from '#harness/calling.ts';
import { asStaff, bringTo, openPipeline, type Pipeline } from '#harness/pipeline.ts';
import { labelCode } from '#server/dock/public.ts';
import { rows } from '#server/kit/database/database.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { LotCertificate } from '#server/qc/public.ts';
import { signerOf } from '#server/qc/signer.ts';
import { verifyProofFile } from '../../../tools/verify-proof.ts';
import { passportsSlice } from './public.ts';

const secret = Buffer.from('a secret of the test');
let market: Pipeline;
let slice: ReturnType<typeof passportsSlice>;
let signer: ReturnType<typeof signerOf>;
let call: ReturnType<typeof callingOf>;
const revoked = new Set<string>();
const verdicts = new Map<string, Verdict>();
const stranger = () => ({ ...market.buyer, accountId: '00000000-0000-7000-8000-00000000dead' });
const visitor = { kind: 'anonymous' } as const;
/** The account of a member. */
const idOf = (caller: Parameters<Pipeline['as']>[0]): string =>
  caller.kind === 'member' ? caller.accountId : '';
let cards: { id: string; email: string; company: string }[] = [];
const notifications: [string, string][] = [];

/** The newest report of a lot, as the lab would give it. */
const certificateOf = (lotId: string): LotCertificate =>
  ({
    value: {
      no: 'TR-261120-1001',
      verdict: verdicts.get(lotId) ?? 'pass',
      grade: 'A',
      issuedAt: '2026-11-20T02:00:00.000Z',
      lab: { name: 'Assay Test Centre' },
      client: 'Bauer GmbH',
      orderNo: 'TO-261120-1001',
      tests: [{ test: 'xray', sampled: 45, failed: 0, outcome: 'pass' }],
      coverage: [],
    },
    code: 'AB23-CD45',
    genuine: true,
    revoked: revoked.has(lotId)
      ? { revokedAt: new Date(), reason: 'The solvent was wrong.' }
      : null,
  }) as unknown as LotCertificate;

beforeAll(async () => {
  market = await openPipeline();
  const { privateKey } = generateKeyPairSync('ed25519');
  signer = signerOf(privateKey);
  slice = passportsSlice({
    signer,
    secret,
    publicUrl: 'https://assay.example',
    certificateOf: async (_, lotId) => certificateOf(lotId),
    listResults: async () => [],
    cardOf: async (_, id) => cards.find((card) => card.id === id) ?? null,
    accountByEmail: async (_, email) => cards.find((card) => card.email === email) ?? null,
    notify: async (_, { to, kind }) => {
      notifications.push([to, kind]);
    },
  });
  call = callingOf(market.db, slice.calls);
  cards = [
    { id: idOf(market.buyer), email: 'buyer@bauer.test', company: 'Bauer GmbH' },
    { id: idOf(market.seller), email: 'next@holder.test', company: 'Next Holder' },
    { id: idOf(stranger()), email: 'third@holder.test', company: 'Third Holder' },
  ];
});
afterAll(() => market.close());

/** An order whose pieces the buyer received, and the passport of its lot as the buyer reads it. */
async function dispatched() {
  const id = await bringTo(market, 'dispatched');
  const listed = await call(contract.passportList, { orderId: id }, market.as(market.buyer));
  const [row] = listed.list;
  if (row === undefined) throw new Error('no passport');
  return row;
}

const keyOf = (path: string) => {
  const [, , no = '', code = ''] = path.split('/');
  return { no, code };
};
const read = (path: string, caller = market.buyer as Parameters<Pipeline['as']>[0]) =>
  call(contract.passportOne, keyOf(path), market.as(caller));

const lotIdOf = async (no: string): Promise<string> => {
  const [found] = await rows<{ lotId: string }>(
    market.db,
    sql`select lot_id as "lotId" from passports.passport where no = ${no}`,
  );
  return found?.lotId ?? '';
};

async function split(path: string, pieces: number, note = '') {
  const { own } = await read(path);
  if (own === null) throw new Error('not the holder');
  const input = { id: own.id, version: own.version, pieces, note };
  return call(contract.splitPassport, input, market.as(market.buyer));
}

describe('the label of a lot', () => {
  it('leads to part, pieces and result, and names neither holder, order nor client', async () => {
    const { path } = await dispatched();
    const seen = await read(path, visitor);
    expect(seen).toMatchObject({
      mpn: 'STM32F103C8T6',
      place: 'holder',
      pieces: { inspected: 1000, issued: 1000, left: 1000 },
      report: { no: 'TR-261120-1001', verdict: 'pass', revoked: null },
      own: null,
    });
    expect(JSON.stringify(seen)).not.toMatch(/Bauer|TO-2611|bauer/);
  });

  it('leads there while the lot is still on the shelf', async () => {
    const id = await bringTo(market, 'inspecting');
    const { rows: found } = await sql<{
      no: string;
    }>`select no from orders.lot where order_id = ${id}`.execute(market.db);
    const no = found[0]?.no ?? '';
    const seen = await read(labelPath({ no, code: labelCode(no, secret) }), visitor);
    expect(seen).toMatchObject({ no, place: 'lab', pieces: { issued: 0, left: 1000 } });
  });

  it('with another code is not found', async () => {
    const { no } = await dispatched();
    for (const code of ['AAAA-AAAA', '', labelCode('LOT-000000-1', secret)]) {
      await expect(
        call(contract.passportOne, { no, code }, market.as(visitor)),
      ).rejects.toMatchObject({ code: 'notFound' });
    }
  });

  it('says at once that the report was revoked, on every child too', async () => {
    const { no, path } = await dispatched();
    const child = await split(path, 10);
    revoked.add(await lotIdOf(no));
    for (const one of [path, child.path]) {
      expect((await read(one, visitor)).report?.revoked?.reason).toBe('The solvent was wrong.');
    }
    await expect(split(child.path, 1)).rejects.toMatchObject({ code: 'passport.revoked' });
    expect((await read(path)).own?.canSplit).toBe(false);
  });
});

describe('pieces of a passport', () => {
  it('are split off by the holder alone, and keep their lineage', async () => {
    const { id, path, no } = await dispatched();
    const child = await split(path, 400);
    const grandchild = await split(child.path, 150);
    expect(await read(grandchild.path)).toMatchObject({
      pieces: { issued: 150, left: 150 },
      ancestors: [
        { no, pieces: 1000, left: 600, path },
        { no: child.no, left: 250 },
      ],
    });
    const seen = await read(child.path, visitor);
    expect(seen.ancestors).toMatchObject([{ no, path: null }]);
    expect(seen.children).toMatchObject([{ no: grandchild.no, pieces: 150, path: null }]);
    const desk = await read(child.path, asStaff('qc'));
    expect(desk.children[0]?.path).toBe(grandchild.path);
    const input = { id, version: (await read(path)).own?.version ?? 0, pieces: 1 };
    await expect(call(contract.splitPassport, input, market.as(stranger()))).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('are never more than are left, and no lot that failed is split', async () => {
    const { no, path } = await dispatched();
    await expect(split(path, 1001)).rejects.toMatchObject({ code: 'passport.pieces' });
    verdicts.set(await lotIdOf(no), 'fail');
    await expect(split(path, 1)).rejects.toMatchObject({ code: 'passport.revoked' });
  });

  it('of a child are put back, and a count of used ones is corrected', async () => {
    const { path } = await dispatched();
    const child = await split(path, 300);
    const use = async (used: number) => {
      const { own } = await read(child.path);
      const target = { id: own?.id ?? '', version: own?.version ?? 0 };
      return call(contract.recordPassportUse, { ...target, used }, market.as(market.buyer));
    };
    await use(120);
    await use(20);
    await expect(use(301)).rejects.toMatchObject({ code: 'passport.pieces' });
    const { own } = await read(child.path);
    const target = { id: own?.id ?? '', version: own?.version ?? 0 };
    await call(contract.putBackPassport, target, market.as(market.buyer));
    expect((await read(path)).pieces).toMatchObject({ issued: 1000, split: 20, left: 980 });
    expect((await read(child.path)).pieces).toMatchObject({ used: 20, putBack: 280, left: 0 });
    await expect(
      call(contract.putBackPassport, target, market.as(market.buyer)),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
  });

  it('are conserved whatever is split off, used and put back', async () => {
    const step = fc.record({
      what: fc.constantFrom('split', 'use', 'putBack'),
      at: fc.nat(20),
      pieces: fc.integer({ min: 1, max: 400 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const { path, no } = await dispatched();
        const paths = [path];
        for (const { what, at, pieces } of steps) {
          const one = paths[at % paths.length] ?? path;
          const { own, pieces: counts } = await read(one);
          const target = { id: own?.id ?? '', version: own?.version ?? 0 };
          const as = market.as(market.buyer);
          const done =
            what === 'split'
              ? call(contract.splitPassport, { ...target, pieces, note: '' }, as)
              : what === 'use'
                ? call(contract.recordPassportUse, { ...target, used: counts.used + pieces }, as)
                : call(contract.putBackPassport, target, as);
          const label = await done.catch((error: { code?: string }) => {
            expect(error.code).toBe('passport.pieces');
            return null;
          });
          if (what === 'split' && label !== null) paths.push(label.path);
        }
        const lotId = await lotIdOf(no);
        const [sum] = await rows<{ pieces: number }>(
          market.db,
          sql`select sum(pieces_left + used)::int as pieces from passports.passport
              where lot_id = ${lotId}`,
        );
        expect(sum?.pieces).toBe(1000);
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('are changed by moves alone: the database refuses all else', async () => {
    const { id } = await dispatched();
    const run = (statement: ReturnType<typeof sql>) => statement.execute(market.db);
    const refused = { code: 'LP001' };
    await expect(
      run(sql`update passports.passport set issued = 2000 where id = ${id}`),
    ).rejects.toMatchObject(refused);
    await expect(
      run(sql`insert into passports.move (passport_id, what, pieces, at)
              values (${id}, 'used', 1001, now())`),
    ).rejects.toMatchObject(refused);
    await expect(run(sql`delete from passports.passport where id = ${id}`)).rejects.toMatchObject(
      refused,
    );
    await expect(
      run(sql`insert into passports.move (passport_id, child_id, what, pieces, at)
              values (${id}, ${id}, 'split', 1, now())`),
    ).rejects.toMatchObject(refused);
  });
});

describe('a hand-over', () => {
  type Party = Parameters<Pipeline['as']>[0];
  const offer = async (path: string, email: string, as: Party = market.buyer) => {
    const { own } = await read(path, as);
    const input = { id: own?.id ?? '', version: own?.version ?? 0, email };
    return call(handover.offerPassport, input, market.as(as));
  };
  const answer = async (
    answering: typeof handover.acceptPassport | typeof handover.withdrawPassport,
    { path, as }: { path: string; as: Party },
  ) => {
    const seen = await read(path, as);
    const input = { id: seen.offer?.id ?? '', version: seen.offer?.version ?? 0 };
    return call(answering, input, market.as(as));
  };
  const part = async () => {
    const root = await dispatched();
    return { root, child: await split(root.path, 300) };
  };

  it('makes the account of the address the holder, who reads neither order nor note', async () => {
    const { root, child } = await part();
    await offer(child.path, 'Next@Holder.test');
    expect(notifications.at(-1)).toEqual([idOf(market.seller), 'passports.offered']);
    const waiting = await call(handover.passportOffers, {}, market.as(market.seller));
    expect(waiting.find(({ no }) => no === child.no)).toMatchObject({
      from: 'Bauer GmbH',
      pieces: 300,
      events: ['accept', 'decline'],
    });
    await answer(handover.acceptPassport, { path: child.path, as: market.seller });
    expect(notifications.at(-1)).toEqual([idOf(market.buyer), 'passports.accepted']);
    const seen = await read(child.path, market.seller);
    expect(seen.own).toMatchObject({ orderId: null, orderNo: null, note: '', canPutBack: false });
    const listed = await call(contract.passportList, {}, market.as(market.seller));
    expect(listed.list.find(({ no }) => no === child.no)).toMatchObject({ orderNo: null });
    const grandchild = await call(
      contract.splitPassport,
      { id: seen.own?.id ?? '', version: seen.own?.version ?? 0, pieces: 10, note: 'x' },
      market.as(market.seller),
    );
    expect((await read(grandchild.path, market.seller)).own).toMatchObject({ orderNo: null });

    // The label stays readable to all; names are for the two sides and the staff.
    const open = await read(child.path, visitor);
    expect(open.handovers).toMatchObject([{ no: child.no, pieces: 300, from: null, to: null }]);
    expect(JSON.stringify(open)).not.toMatch(/Bauer GmbH|Next Holder|holder\.test/);
    const before = await read(grandchild.path, market.buyer);
    expect(before.own).toBeNull();
    expect(before.handovers).toMatchObject([{ from: 'Bauer GmbH', to: 'Next Holder' }]);
    expect((await read(child.path, asStaff('qc'))).handovers[0]?.to).toBe('Next Holder');
    expect((await read(root.path)).pieces).toMatchObject({ split: 300, left: 700 });

    // Nor does the new holder prove order or price.
    const prove = (show: (typeof holderFacts)[number][]) =>
      call(contract.passportProof, { ...keyOf(child.path), show }, market.as(market.seller));
    await expect(prove(['unitPrice'])).rejects.toMatchObject({ code: 'access.denied' });
    const { credential } = JSON.parse((await prove([])).text) as { credential: string };
    const [signed = ''] = credential.split('~');
    const claims = Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString();
    expect(claims).not.toContain('"_sd":');
  });

  it('leaves the notes of its sender on parts that stay, and those of each holder to that holder', async () => {
    const root = await dispatched();
    const passed = await split(root.path, 300, 'for the customer');
    const part = await split(passed.path, 50, 'line 4');
    const sibling = await split(root.path, 100, 'line 3');
    const listed = async (as: Party, no: string) =>
      (await call(contract.passportList, { keyword: no }, market.as(as))).list[0];
    await offer(passed.path, 'next@holder.test');
    await answer(handover.acceptPassport, { path: passed.path, as: market.seller });
    expect((await listed(market.buyer, sibling.no))?.note).toBe('line 3');
    expect((await listed(market.buyer, part.no))?.note).toBe('line 4');
    expect((await read(part.path)).own?.note).toBe('line 4');
    expect((await listed(market.seller, passed.no))?.note).toBe('');
    const { own } = await read(passed.path, market.seller);
    const grandchild = await call(
      contract.splitPassport,
      { id: own?.id ?? '', version: own?.version ?? 0, pieces: 10, note: 'bench 2' },
      market.as(market.seller),
    );
    expect((await listed(market.seller, grandchild.no))?.note).toBe('bench 2');
    expect((await read(grandchild.path, market.seller)).own?.note).toBe('bench 2');
    await offer(grandchild.path, 'third@holder.test', market.seller);
    await answer(handover.acceptPassport, { path: grandchild.path, as: stranger() });
    expect((await read(grandchild.path, stranger())).own?.note).toBe('');
  });

  it('waits for nobody but the account of the address, and its sender may withdraw', async () => {
    const { child } = await part();
    await offer(child.path, 'next@holder.test');
    expect((await read(child.path, stranger())).offer).toBeNull();
    expect((await read(child.path, visitor)).offer).toBeNull();
    const { offer: own } = await read(child.path);
    expect(own?.events).toEqual(['withdraw']);
    const input = { id: own?.id ?? '', version: 1 };
    for (const [answering, as, code] of [
      [handover.acceptPassport, stranger(), 'notFound'],
      [handover.acceptPassport, market.buyer, 'order.hasChange'],
      [handover.withdrawPassport, market.seller, 'order.hasChange'],
      [handover.declinePassport, stranger(), 'notFound'],
    ] as const) {
      await expect(call(answering, input, market.as(as))).rejects.toMatchObject({ code });
    }
    await answer(handover.withdrawPassport, { path: child.path, as: market.buyer });
    expect(notifications.at(-1)).toEqual([idOf(market.seller), 'passports.withdrawn']);
    await expect(
      call(handover.acceptPassport, input, market.as(market.seller)),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
    await offer(child.path, 'next@holder.test');
    await answer(handover.declinePassport, { path: child.path, as: market.seller });
    expect(notifications.at(-1)).toEqual([idOf(market.buyer), 'passports.declined']);
    expect((await read(child.path)).own).toMatchObject({ canOffer: true, canPutBack: true });
  });

  it('keeps the pieces as they were offered until it ends', async () => {
    const { child } = await part();
    await offer(child.path, 'nobody@yet.test');
    const { own } = await read(child.path);
    expect(own).toMatchObject({ canSplit: false, canPutBack: false, canOffer: false });
    const target = { id: own?.id ?? '', version: own?.version ?? 0 };
    const as = market.as(market.buyer);
    const refused = { code: 'passport.offered' };
    await expect(split(child.path, 1)).rejects.toMatchObject(refused);
    await expect(call(contract.putBackPassport, target, as)).rejects.toMatchObject(refused);
    await expect(
      call(contract.recordPassportUse, { ...target, used: 1 }, as),
    ).rejects.toMatchObject(refused);
    await expect(offer(child.path, 'next@holder.test')).rejects.toMatchObject(refused);
    await expect(
      sql`insert into passports.move (passport_id, what, pieces, at)
          values (${target.id}, 'used', 1, now())`.execute(market.db),
    ).rejects.toMatchObject({ code: 'LP001' });
  });

  it('of the passport above keeps a part from being put back until it ends', async () => {
    const { child } = await part();
    const grandchild = await split(child.path, 100);
    await offer(child.path, 'nobody@yet.test');
    const { own } = await read(grandchild.path);
    expect(own).toMatchObject({ canSplit: true, canPutBack: false, canOffer: true });
    const target = { id: own?.id ?? '', version: own?.version ?? 0 };
    const putBack = () =>
      call(contract.putBackPassport, target, market.as(market.buyer)).then(() => null);
    await expect(putBack()).rejects.toMatchObject({ code: 'passport.offered' });
    await answer(handover.withdrawPassport, { path: child.path, as: market.buyer });
    expect((await read(grandchild.path)).own).toMatchObject({ canPutBack: true });
    await putBack();
    expect((await read(child.path)).pieces).toMatchObject({ left: 300 });
  });

  it('is refused of a whole lot, to oneself, and of a lot whose report was revoked', async () => {
    const { root, child } = await part();
    await expect(offer(root.path, 'next@holder.test')).rejects.toMatchObject({
      code: 'passport.pieces',
    });
    expect((await read(root.path)).own?.canOffer).toBe(false);
    await expect(offer(child.path, 'BUYER@bauer.test')).rejects.toMatchObject({
      code: 'passport.ownAddress',
    });
    await offer(child.path, 'next@holder.test');
    revoked.add(await lotIdOf(child.no));
    await expect(
      answer(handover.acceptPassport, { path: child.path, as: market.seller }),
    ).rejects.toMatchObject({ code: 'passport.revoked' });
    await answer(handover.withdrawPassport, { path: child.path, as: market.buyer });
    await expect(offer(child.path, 'next@holder.test')).rejects.toMatchObject({
      code: 'passport.revoked',
    });
  });

  it('is the only way to another holder: the database refuses all else', async () => {
    const { child, root } = await part();
    const run = (statement: ReturnType<typeof sql>) => statement.execute(market.db);
    for (const { no } of [child, root]) {
      await expect(
        run(sql`update passports.passport set holder_id = ${idOf(market.seller)}
                where no = ${no}`),
      ).rejects.toMatchObject({ code: 'LP001' });
    }
    await offer(child.path, 'next@holder.test');
    await answer(handover.acceptPassport, { path: child.path, as: market.seller });
    const changes = [
      sql`update passports.handover set to_name = 'Somebody' where from_name = 'Bauer GmbH'
          and state = 'accepted'`,
      sql`delete from passports.handover`,
    ];
    for (const change of changes) {
      await expect(run(change)).rejects.toMatchObject({ code: 'LP001' });
    }
  });

  it('that nobody answers expires after 14 days, and both sides are notified', async () => {
    const { child } = await part();
    await offer(child.path, 'next@holder.test');
    const { offer: open } = await read(child.path, market.seller);
    const until = new Date(open?.expiresAt ?? 0);
    expect(until.getTime() - new Date(open?.offeredAt ?? 0).getTime()).toBe(14 * 86_400_000);
    const sweep = (now: Date) =>
      slice.jobs['passports.expire']?.({}, { db: market.db, now } as unknown as JobContext);
    await sweep(new Date(until.getTime() - 1));
    expect((await read(child.path, market.seller)).offer).not.toBeNull();
    const before = notifications.length;
    await Promise.all([sweep(until), sweep(until)]);
    // Offers of other tests, to addresses without an account, may end as well.
    const sent = notifications.slice(before);
    expect(sent).toContainEqual([idOf(market.buyer), 'passports.expired']);
    expect(sent.filter(([, kind]) => kind === 'passports.offerExpired')).toEqual([
      [idOf(market.seller), 'passports.offerExpired'],
    ]);
    const input = { id: open?.id ?? '', version: open?.version ?? 0 };
    await expect(
      call(handover.acceptPassport, input, market.as(market.seller)),
    ).rejects.toMatchObject({ code: 'order.hasChange' });
    expect((await read(child.path)).own).toMatchObject({ canOffer: true, canSplit: true });
    await offer(child.path, 'next@holder.test');
    await answer(handover.acceptPassport, { path: child.path, as: market.seller });
  });

  it('of two at one time makes one holder', async () => {
    const { child } = await part();
    await offer(child.path, 'next@holder.test');
    const { offer: open } = await read(child.path, market.seller);
    const input = { id: open?.id ?? '', version: open?.version ?? 0 };
    const ended = await Promise.allSettled([
      call(handover.acceptPassport, input, market.as(market.seller)),
      call(handover.withdrawPassport, input, market.as(market.buyer)),
      call(handover.declinePassport, input, market.as(market.seller)),
    ]);
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('the proof of a lot', () => {
  const keys = () => [{ publicKey: signer.publicKey, until: null }];
  const prove = async (path: string, show: (typeof holderFacts)[number][] = []) => {
    const input = { ...keyOf(path), show };
    const { text } = await call(contract.passportProof, input, market.as(market.buyer));
    return JSON.parse(text) as { credential: string; publicKey: string };
  };

  it('shows the pass and neither buyer, order nor price unless its holder chose to', async () => {
    const { path } = await dispatched();
    const bare = await verifyProofFile(await prove(path), keys());
    expect(bare.verdict).toBe('genuine');
    expect(bare.lines.join('\n')).toMatch(/pass, grade A, report TR-261120-1001/);
    expect(bare.lines.join('\n')).not.toMatch(/bauer|TO-26|2\.86/i);
    const { credential } = await prove(path);
    const decoded = credential.split('~').map((part) => Buffer.from(part, 'base64url').toString());
    expect(decoded.join(' ')).not.toMatch(/bauer|TO-26|2\.86/i);
    const shown = await verifyProofFile(await prove(path, ['unitPrice']), keys());
    expect(shown.lines.join('\n')).toMatch(/unitPrice\s+2\.86/);
    expect(shown.lines.join('\n')).not.toMatch(/bauer|TO-26/i);
    await expect(
      call(contract.passportProof, { ...keyOf(path), show: ['holder'] }, market.as(stranger())),
    ).rejects.toMatchObject({ code: 'access.denied' });
  });

  it('is refused after one changed sign, for a foreign key and for a retired one', async () => {
    const { path } = await dispatched();
    const file = await prove(path, ['holder']);
    const { credential } = file;
    for (let at = 0; at < credential.length; at += 1) {
      const sign = credential[at] === 'A' ? 'B' : 'A';
      const changed = credential.slice(0, at) + sign + credential.slice(at + 1);
      const found = await verifyProofFile({ ...file, credential: changed }, keys());
      expect([at, found.verdict]).toEqual([at, 'notGenuine']);
    }
    const foreign = signerOf(generateKeyPairSync('ed25519').privateKey).publicKey;
    const verdictOf = async (
      one: object,
      published: { publicKey: string; until: string | null }[],
    ) => (await verifyProofFile(one, published)).verdict;
    expect(await verdictOf(file, [{ publicKey: foreign, until: null }])).toBe('notGenuine');
    expect(await verdictOf({ ...file, publicKey: foreign }, keys())).toBe('notGenuine');
    const retired = [{ publicKey: signer.publicKey, until: '2026-11-19T00:00:00.000Z' }];
    expect(await verdictOf(file, retired)).toBe('notGenuine');
    expect(await verdictOf(file, [])).toBe('unknown');
    expect(await verdictOf({ ...file, credential: credential.slice(0, -1) }, keys())).toBe(
      'notGenuine',
    );
  });

  it('is not given for a lot whose report was revoked', async () => {
    const { path, no } = await dispatched();
    revoked.add(await lotIdOf(no));
    await expect(prove(path)).rejects.toMatchObject({ code: 'passport.revoked' });
  });
});
