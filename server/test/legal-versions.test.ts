import { afterAll, beforeAll, expect, it } from 'vitest';
import { login, registerLogin, sendCode } from '#contract/accounts/calls.ts';
import { loginUser } from '#contract/accounts/session-calls.ts';
import { opsApprovalApprove } from '#contract/approvals/calls.ts';
import { blogOne } from '#contract/content/calls.ts';
import { opsPagePublish } from '#contract/content/staff-calls.ts';
import { legalAccept, legalPending } from '#contract/legal/calls.ts';
import type { LegalTexts } from '#contract/legal/schemas.ts';
import {
  opsLegalCompare,
  opsLegalOne,
  opsLegalPropose,
  opsLegalSave,
} from '#contract/legal/staff-calls.ts';
import { languages } from '#contract/options.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { announceVersions } from '#server/legal/commands/announce-versions.ts';
import type { Caller } from '../../tools/deal/caller.ts';

const document = 'terms-of-service';
const DAY_MS = 86_400_000;
let market: TestMarket;
let ana: Caller;
let lin: Caller;
let buyer: Caller;

beforeAll(async () => {
  market = await openTestMarket();
  ana = await market.staff('Ana', ['content']);
  lin = await market.staff('Lin', ['content']);
  buyer = await market.member('Buyer', 'buyer');
});
afterAll(() => market.close());

const state = () => ana.send(opsLegalOne, { document });
const signIn = async (name = 'buyer') => {
  const caller = market.visitor(name);
  const opened = await caller.send(login, {
    username: `${name}@harness.test`,
    password: 'Harness2026',
    agree: true,
  });
  return { caller: caller.signedIn(opened), opened };
};

/** Saves a draft in five languages with one more section. */
async function draft(section: string): Promise<void> {
  const { newest, draft: before } = await state();
  const texts = Object.fromEntries(
    languages.map((lang) => [
      lang,
      {
        ...newest[lang],
        markdown: `${newest[lang].markdown}\n\n## ${section}\n\nSaid in ${lang}.`,
        changes: `${section} is new (${lang}).`,
      },
    ]),
  ) as LegalTexts;
  await ana.send(opsLegalSave, { document, version: before?.version ?? 0, texts });
}

async function propose(effectiveOn: string): Promise<void> {
  const version = (await state()).draft?.version ?? 0;
  await ana.send(opsLegalPropose, { document, version, effectiveOn, reason: 'A new rule' });
}

async function approve(by: Caller): Promise<void> {
  const { proposal } = await by.send(opsLegalOne, { document });
  await by.send(opsApprovalApprove, { id: proposal?.id ?? '', version: proposal?.version ?? 0 });
}

it('is changed by a version alone, proposed with whom it asks and compared by paragraphs', async () => {
  const text = { title: 'T', description: 'D', markdown: 'M' };
  await expect(
    ana.send(opsPagePublish, { slug: document, lang: 'en', ...text, basedOn: 0 }),
  ).rejects.toMatchObject({ reply: { data: { fail: 'content.legal' } } });
  await draft('Robots');
  const { reach, earliest, draft: saved } = await state();
  expect(reach).toEqual({ members: 1, buyers: 1, sellers: 0, behind: 0 });
  const { paragraphs } = await lin.send(opsLegalCompare, { document, lang: 'fr' });
  expect(paragraphs.filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'added', text: '## Robots' },
    { kind: 'added', text: 'Said in fr.' },
  ]);
  const tomorrow = new Date(market.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
  await expect(propose(tomorrow)).rejects.toMatchObject({
    reply: { data: { fail: 'legal.day' } },
  });
  await propose(earliest);
  await expect(approve(ana)).rejects.toMatchObject({
    reply: { data: { fail: 'approval.samePerson' } },
  });
  // A change after the request voids it.
  const texts = saved?.texts as LegalTexts;
  await ana.send(opsLegalSave, { document, version: saved?.version ?? 0, texts });
  expect((await state()).proposal).toBeNull();
  await propose(earliest);
  await approve(lin);
});

it('is announced to every member once, in advance', async () => {
  const { db, pool } = market.market.database;
  await announceVersions(db, { now: market.clock.now() });
  await announceVersions(db, { now: market.clock.now() });
  const { rows } = await pool.query<{ count: bigint }>(
    "select count(*) from messages.message where kind = 'notices.notice' and account = $1",
    [market.idOf(buyer)],
  );
  expect(Number(rows[0]?.count)).toBe(1);
  const page = await market.visitor('V').send(blogOne, { slug: document });
  expect(page.version).toBe(0);
  expect(page.versions.map(({ number, state: one }) => [number, one])).toEqual([
    [1, 'scheduled'],
    [0, 'current'],
  ]);
  const announced = await market.visitor('V').send(blogOne, { slug: document, version: 1 });
  expect(announced.html).toContain('Robots');
  expect(page.html).not.toContain('Robots');
  // Nobody is asked before it applies.
  expect((await signIn()).opened.termsPending).toBe(false);
});

it('is accepted at the next login, with what changed, and nothing else is open before', async () => {
  market.clock.advance(16 * DAY_MS);
  // A session from before goes on.
  const { caller, opened } = await signIn();
  expect(opened.termsPending).toBe(true);
  await expect(caller.send(loginUser, {})).rejects.toMatchObject({ reply: { code: 403 } });
  const { list } = await caller.send(legalPending, {});
  expect(list).toEqual([
    expect.objectContaining({ document, number: 1, changes: 'Robots is new (en).' }),
  ]);
  expect(list[0]?.paragraphs.map(({ text }) => text)).toEqual(['## Robots', 'Said in en.']);
  await expect(
    caller.send(legalAccept, { accepted: [{ document: 'privacy-notice', number: 1 }] }),
  ).rejects.toMatchObject({ reply: { data: { fail: 'legal.changed' } } });
  const full = await caller.send(legalAccept, { accepted: [{ document, number: 1 }] });
  expect(full.termsPending).toBe(false);
  await expect(caller.send(legalPending, {})).rejects.toMatchObject({ reply: { code: 401 } });
  const me = caller.signedIn(full);
  expect((await me.send(loginUser, {})).email).toBe('buyer@harness.test');
  expect((await signIn()).opened.termsPending).toBe(false);
  // Sessions of staff ended meanwhile.
  const mia = await market.staff('Mia', ['admin']);
  const { versions, reach } = await mia.send(opsLegalOne, { document });
  expect(versions[0]).toMatchObject({ number: 1, state: 'current', accepted: 1 });
  expect(reach).toMatchObject({ members: 1, behind: 0 });
});

it('is accepted by registering, and its former text stays readable', async () => {
  const caller = market.visitor('Fresh');
  const email = 'fresh@harness.test';
  await caller.send(sendCode, { email });
  const { rows } = await market.market.database.pool.query<{ payload: { text: string } }>(
    `select payload from graphile_worker._private_jobs
     where payload::text like '%' || $1 || '%' order by id desc limit 1`,
    [email],
  );
  const code = /\b\d{6}\b/.exec(rows[0]?.payload.text ?? '')?.[0] ?? '';
  const opened = await caller.send(registerLogin, { email, code, agree: true });
  expect(opened.termsPending).toBe(false);
  const first = await caller.send(blogOne, { slug: document, version: 0 });
  expect(first.html).not.toContain('Robots');
  expect((await caller.send(blogOne, { slug: document })).html).toContain('Robots');
  await expect(caller.send(blogOne, { slug: document, version: 9 })).rejects.toMatchObject({
    reply: { code: 404 },
  });
});

it('is never written anew by anybody', async () => {
  const { pool } = market.market.database;
  await expect(pool.query("update legal.version set reason = 'x'")).rejects.toThrow(/stays/);
  await expect(pool.query('delete from legal.version')).rejects.toThrow(/stays/);
  await expect(pool.query('update legal.acceptance set number = 1')).rejects.toThrow(/stays/);
});
