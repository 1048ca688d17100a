import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import * as contract from '#contract/content/calls.ts';
import { currentOperator } from '#contract/content/operator-calls.ts';
import { slugs } from '#contract/content/slugs.ts';
import * as staffContract from '#contract/content/staff-calls.ts';
import type { Language } from '#contract/option-schemas.ts';
import { languages } from '#contract/options.ts';
import { asMember, type Calling, callingOf, staffCaller } from '#harness/calling.ts';
import { openTestDatabase, type TestDatabase } from '#harness/database.ts';
import { type JudgedDeal, judgedDeal } from '#harness/judged-deals.ts';
import { type Database, openDatabase } from '#server/kit/database/database.ts';
import { newId } from '#server/kit/ids.ts';
import type { JobContext } from '#server/kit/jobs/jobs.ts';
import type { StaffCaller } from '#server/kit/request-context.ts';
import { addWorkingDays } from '#server/kit/working-days.ts';
import { saveConfigured } from '#server/settings/public.ts';
import { readPageFiles } from './page-files.ts';
import { contentSlice } from './public.ts';

const NOW = new Date('2026-11-20T08:00:00Z');
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const staff = (name: string, ...roles: StaffCaller['roles']): Calling => ({
  caller: staffCaller(name, ...roles),
  now: NOW,
});
const at = (calling: Calling, now: Date): Calling => ({ ...calling, now });
const visitor: Calling = { caller: { kind: 'anonymous' }, now: NOW };
const maker = staff('Ana Ruiz', 'content');
const checker = staff('Lin Tao', 'content');
const support = staff('Marta Ibarra', 'support');

let market: TestDatabase;
let database: Database;
const report = { no: 'TR-261120-4093', code: 'ABCD-2345', grade: 'B' as const };
const withReport = new Map<string, JudgedDeal>();
const operator = {
  company: { text: 'Nanhai [Parts] Ltd', isDemo: false },
  licence: { text: 'DEMO-1', isDemo: true },
};
const slice = contentSlice({
  legal: { list: async () => [], text: async () => null, edition: async () => 2 },
  operator,
  reportsOf: async (_db, orderId) => {
    const deal = withReport.get(orderId);
    return new Map(deal ? [[deal.lineId, [report]]] : []);
  },
});
let call: ReturnType<typeof callingOf>;

beforeAll(async () => {
  market = await openTestDatabase();
  database = openDatabase(market.url, { max: 8 });
  call = callingOf(database.db, slice.calls);
  await saveConfigured(database.db, 'dock', { address: '1 Dock Road', hours: '' });
});

afterAll(async () => {
  await database.close();
  await market.drop();
});

const fails = (code: string) => ({ code });
const outcome = {
  zh: '货物为改标品，货款已全额退回。',
  en: 'The goods were re-marked; the payment was refunded in full.',
  es: 'La mercancía estaba remarcada; se devolvió el pago.',
  fr: 'Les pièces étaient remarquées ; le paiement a été remboursé.',
  ru: 'Маркировка перебита; оплата возвращена полностью.',
};
const draft = (deal: JudgedDeal | null) => ({
  lineId: deal?.lineId ?? null,
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  quantity: 500,
  supplier: 'Seller Ltd',
  outcome,
  resolvedOn: '2026-11-19',
  endsOn: '2028-11-20',
});
const audits = async () => {
  const { rows } = await market.pool.query<{ what: string }>(
    "select body::jsonb ->> 'what' as what from operator.audit order by seq",
  );
  return rows.map(({ what }) => what);
};

describe('the texts that come with the product', () => {
  it('are there for every page in every language', () => {
    const files = readPageFiles();
    const missing = slugs.flatMap((slug) =>
      languages.map((lang) => `${slug}/${lang}`).filter((key) => !files.has(key)),
    );
    expect(missing).toEqual([]);
  });
});

describe('an information page', () => {
  const key = { slug: 'contact-us', lang: 'en' } as const;
  const text = { title: 'Contact', description: 'Where to write.', markdown: '## Desk\n\nHere.' };

  it('is revised, kept in its history and taken back', async () => {
    const first = await call(staffContract.opsPageOne, key, maker);
    expect(first).toMatchObject({ revision: 0, history: [] });
    const published = await call(
      staffContract.opsPagePublish,
      { ...key, ...text, basedOn: 0 },
      maker,
    );
    expect(published).toMatchObject({ ...text, revision: 1 });
    const read = await call(contract.blogOne, { slug: key.slug }, visitor);
    expect(read).toMatchObject({ title: 'Contact', updatedAt: NOW.toISOString() });
    expect(read.html).toContain('<h2 id="desk">Desk</h2>');
    const second = { ...key, ...text, title: 'Contact us', basedOn: 1 };
    await call(staffContract.opsPagePublish, second, checker);
    const back = await call(staffContract.opsPageRevert, { ...key, to: 1, basedOn: 2 }, maker);
    expect(back).toMatchObject({ title: 'Contact', revision: 3 });
    expect(back.history.map(({ number, restores }) => [number, restores])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    const own = await call(staffContract.opsPageRevert, { ...key, to: 0, basedOn: 3 }, maker);
    expect(own.markdown).toBe(first.markdown);
    const standing = (await call(staffContract.opsPageList, {}, maker)).find(
      (one) => one.slug === key.slug && one.lang === key.lang,
    );
    expect(standing).toMatchObject({ revision: 4, own: true, author: 'Ana Ruiz' });
    expect(await audits()).toEqual(['page.publish', 'page.publish', 'page.revert', 'page.revert']);
  });

  it('is published for a later time, and stays as it is until then', async () => {
    const page = { slug: 'how-to-buy', lang: 'en' } as const;
    const hour = 3_600_000;
    const from = new Date(NOW.getTime() + 2 * hour).toISOString();
    const titleAt = async (moment: number) =>
      (
        await call(
          contract.blogOne,
          { slug: page.slug },
          at(visitor, new Date(NOW.getTime() + moment * hour)),
        )
      ).title;
    const own = await titleAt(0);
    const passed = { ...page, ...text, basedOn: 0, effectiveAt: NOW.toISOString() };
    await expect(call(staffContract.opsPagePublish, passed, maker)).rejects.toMatchObject({
      fieldErrors: [{ field: 'effectiveAt', key: 'dayPassed' }],
    });
    const timed = {
      ...page,
      ...text,
      title: 'Buying from December',
      basedOn: 0,
      effectiveAt: from,
    };
    const edited = await call(staffContract.opsPagePublish, timed, maker);
    expect(edited).toMatchObject({
      title: 'Buying from December',
      revision: 1,
      history: [{ number: 1, state: 'scheduled', effectiveAt: from }],
    });
    const standing = (await call(staffContract.opsPageList, {}, maker)).find(
      (one) => one.slug === page.slug && one.lang === page.lang,
    );
    expect(standing).toMatchObject({
      revision: 0,
      title: own,
      scheduled: { revision: 1, at: from },
    });
    expect([await titleAt(1), await titleAt(2)]).toEqual([own, 'Buying from December']);
    // One that is published at once replaces it, also when its time comes.
    await call(staffContract.opsPageRevert, { ...page, to: 0, basedOn: 1 }, checker);
    expect([await titleAt(1), await titleAt(3)]).toEqual([own, own]);
    const { history } = await call(staffContract.opsPageOne, page, maker);
    expect(history.map(({ state }) => state)).toEqual(['current', 'replaced']);
  });

  it('is not written over a revision that its editor has not seen', async () => {
    const stale = { ...key, ...text, basedOn: 0 };
    await expect(call(staffContract.opsPagePublish, stale, maker)).rejects.toMatchObject(
      fails('content.changed'),
    );
    const base = { ...text, slug: 'my-shop' as const, lang: 'zh' as const, basedOn: 0 };
    const race = await Promise.allSettled(
      ['A', 'B', 'C'].map((title) => call(staffContract.opsPagePublish, { ...base, title }, maker)),
    );
    expect(race.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is asked for in revisions that exist', async () => {
    const asked = { ...key, to: 99, basedOn: 4 };
    await expect(call(staffContract.opsPageRevert, asked, maker)).rejects.toMatchObject(
      fails('notFound'),
    );
  });

  it('keeps its history whoever writes', async () => {
    for (const statement of [
      "update content.page_revision set title = 'x'",
      'delete from content.page_revision',
      'truncate content.page_revision',
    ]) {
      await expect(market.pool.query(statement)).rejects.toMatchObject({ code: 'CO001' });
    }
  });

  it('is seen before it is published, and nothing is kept', async () => {
    const drawn = await call(staffContract.opsPagePreview, { markdown: '<b>x</b> **y**' }, maker);
    expect(drawn.html).toBe('<p>&lt;b&gt;x&lt;/b&gt; <strong>y</strong></p>\n');
  });

  it('of questions gives them with their answers', async () => {
    const zh = { ...visitor, lang: 'zh' as const };
    const faq = { slug: 'FAQ' as const, lang: 'zh' as const, basedOn: 0 };
    const markdown = '## 谁付检测费？\n\n买家。\n';
    await call(staffContract.opsPagePublish, { ...faq, ...text, markdown }, maker);
    const read = await call(contract.blogOne, { slug: 'FAQ' }, zh);
    expect(read.questions).toEqual([{ question: '谁付检测费？', answer: '买家。' }]);
  });
});

/** Kinds of the messages that lead to an entry, the first first. */
async function kindsAbout(id: string): Promise<string[]> {
  const { rows } = await market.pool.query<{ kind: string }>(
    "select kind from messages.message where link = '/blacklist-notice/' || $1 order by at, id",
    [id],
  );
  return rows.map(({ kind }) => kind);
}

describe('the blacklist', () => {
  it('spec 3: blacklist columns: names a supplier after notice, hearing and a second person', async () => {
    const deal = await judgedDeal(market.pool, { state: 'refunded', verdict: 'fail', at: NOW });
    withReport.set(deal.orderId, deal);
    const [candidate] = await call(staffContract.opsBlacklistCandidates, {}, support);
    expect(candidate).toMatchObject({ lineId: deal.lineId, supplier: 'Seller Ltd' });
    let entry = await call(staffContract.opsBlacklistPropose, draft(deal), support);
    expect(entry).toMatchObject({
      state: 'proposed',
      allowedEvents: ['notice', 'drop'],
      onPlatform: true,
    });
    expect(entry.report).toEqual({ no: report.no, code: report.code });
    await expect(call(staffContract.opsBlacklistPropose, draft(deal), maker)).rejects.toMatchObject(
      fails('content.already'),
    );
    expect(await call(staffContract.opsBlacklistCandidates, {}, support)).toEqual([]);

    const key = () => ({ id: entry.id, version: entry.version });
    entry = await call(staffContract.opsBlacklistNotice, key(), support);
    const due = addWorkingDays(NOW, 10);
    expect(entry.replyDueAt).toBe(due.toISOString());
    await expect(call(staffContract.opsBlacklistPublish, key(), checker)).rejects.toMatchObject({
      code: 'content.notHeard',
    });
    entry = await call(
      staffContract.opsBlacklistReply,
      { ...key(), text: 'We disagree.' },
      support,
    );
    await expect(call(staffContract.opsBlacklistPublish, key(), support)).rejects.toMatchObject(
      fails('content.sameHand'),
    );
    expect((await call(contract.homeBlacklist, {}, visitor)).total).toBe(0);
    entry = await call(staffContract.opsBlacklistPublish, key(), checker);
    expect(entry).toMatchObject({ state: 'published', publishedBy: 'Lin Tao' });

    const ru = await call(contract.homeBlacklist, {}, { ...visitor, lang: 'ru' });
    expect(ru).toEqual({
      total: 1,
      list: [
        {
          id: entry.id,
          mpn: 'LM358DR',
          manufacturer: 'Texas Instruments',
          quantity: 500,
          supplier: 'Seller Ltd',
          outcome: outcome.ru,
          resolvedAt: '2026-11-18T16:00:00.000Z',
          report: { no: report.no, code: report.code },
        },
      ],
    });
    const filtered = async (keyword: string) =>
      (await call(contract.homeBlacklist, { keyword }, visitor)).total;
    expect(await filtered('seller')).toBe(1);
    expect(await filtered('lm358')).toBe(1);
    expect(await filtered('100%')).toBe(0);
  });

  it('tells a supplier of the platform by message and mail', async () => {
    const { rows } = await market.pool.query<{ kind: string; mail: string }>(
      "select kind, mail from messages.message where kind like 'content.%' order by at, id",
    );
    expect(rows.map(({ kind }) => kind)).toEqual([
      'content.blacklistNotice',
      'content.blacklistPublished',
    ]);
  });

  it('is answered and appealed against by the supplier itself, and by nobody else', async () => {
    const deal = await judgedDeal(market.pool, { state: 'returned', verdict: 'suspect', at: NOW });
    const supplier = { caller: asMember(deal.sellerId, 'seller', false), now: NOW };
    const stranger = { caller: asMember(newId(), 'seller'), now: NOW };
    const proposed = await call(staffContract.opsBlacklistPropose, draft(deal), maker);
    const { id } = proposed;
    const unseen = call(contract.blacklistNotice, { id }, supplier);
    await expect(unseen).rejects.toMatchObject(fails('notFound'));
    await call(staffContract.opsBlacklistNotice, { id, version: 1 }, maker);
    let notice = await call(contract.blacklistNotice, { id }, { ...supplier, lang: 'fr' });
    expect(notice).toMatchObject({ outcome: outcome.fr, allowedEvents: ['reply'], version: 2 });
    const reply = { id, version: 2, text: 'Bought from a broker.' };
    await expect(call(contract.blacklistNotice, { id }, stranger)).rejects.toMatchObject(
      fails('notFound'),
    );
    await expect(call(contract.blacklistReply, reply, stranger)).rejects.toMatchObject(
      fails('notFound'),
    );
    notice = await call(contract.blacklistReply, reply, supplier);
    expect(notice).toMatchObject({ reply: 'Bought from a broker.', allowedEvents: [] });
    await expect(
      call(contract.blacklistReply, { ...reply, version: 3 }, supplier),
    ).rejects.toMatchObject(fails('content.wrongState'));
    await call(staffContract.opsBlacklistPublish, { id, version: 3 }, checker);
    notice = await call(
      contract.blacklistAppeal,
      { id, version: 4, text: 'Look again.' },
      supplier,
    );
    expect(notice).toMatchObject({ appeal: 'Look again.', allowedEvents: [] });
    const stays = { id, version: 5, text: 'The evidence stands.', stays: true };
    const entry = await call(staffContract.opsBlacklistDecideAppeal, stays, checker);
    expect(entry).toMatchObject({ state: 'published', appealAnswer: 'The evidence stands.' });
    const gone = { id, version: entry.version, reason: 'Settled.' };
    await call(staffContract.opsBlacklistEnd, gone, maker);
    expect(await kindsAbout(id)).toEqual([
      'content.blacklistNotice',
      'content.blacklistPublished',
      'content.blacklistStayed',
      'content.blacklistEnded',
    ]);
  });

  it('tells its supplier that an entry was dropped, or ended upon its appeal', async () => {
    const drop = async (isNoticed: boolean) => {
      const deal = await judgedDeal(market.pool, { state: 'returned', verdict: 'fail', at: NOW });
      const { id } = await call(staffContract.opsBlacklistPropose, draft(deal), maker);
      if (isNoticed) await call(staffContract.opsBlacklistNotice, { id, version: 1 }, maker);
      const version = isNoticed ? 2 : 1;
      await call(staffContract.opsBlacklistDrop, { id, version, reason: 'Mistaken.' }, checker);
      return kindsAbout(id);
    };
    expect(await drop(true)).toEqual(['content.blacklistNotice', 'content.blacklistDropped']);
    expect(await drop(false)).toEqual([]);
    const deal = await judgedDeal(market.pool, { state: 'returned', verdict: 'fail', at: NOW });
    const supplier = { caller: asMember(deal.sellerId, 'seller', false), now: NOW };
    const { id } = await call(staffContract.opsBlacklistPropose, draft(deal), maker);
    await call(staffContract.opsBlacklistNotice, { id, version: 1 }, maker);
    await call(contract.blacklistReply, { id, version: 2, text: 'No.' }, supplier);
    await call(staffContract.opsBlacklistPublish, { id, version: 3 }, checker);
    await call(contract.blacklistAppeal, { id, version: 4, text: 'Look again.' }, supplier);
    const grants = { id, version: 5, text: 'Right.', stays: false };
    await call(staffContract.opsBlacklistDecideAppeal, grants, checker);
    expect((await kindsAbout(id)).slice(2)).toEqual(['content.blacklistEnded']);
  });

  it('neither notices nor publishes an entry whose last day is over', async () => {
    const over = new Date('2028-11-20T16:00:00Z');
    let entry = await call(staffContract.opsBlacklistPropose, draft(null), maker);
    const key = () => ({ id: entry.id, version: entry.version });
    await expect(
      call(staffContract.opsBlacklistNotice, key(), at(maker, over)),
    ).rejects.toMatchObject(fails('content.over'));
    entry = await call(staffContract.opsBlacklistNotice, key(), maker);
    await expect(
      call(staffContract.opsBlacklistPublish, key(), at(checker, over)),
    ).rejects.toMatchObject(fails('content.over'));
    const last = at(checker, new Date(over.getTime() - 1));
    entry = await call(staffContract.opsBlacklistPublish, key(), last);
    expect(entry.state).toBe('published');
    await call(staffContract.opsBlacklistEnd, { ...key(), reason: 'Settled.' }, maker);
  });

  it('publishes who did not answer once the time to answer is over', async () => {
    let entry = await call(staffContract.opsBlacklistPropose, draft(null), maker);
    const key = () => ({ id: entry.id, version: entry.version });
    entry = await call(staffContract.opsBlacklistNotice, key(), maker);
    const due = addWorkingDays(NOW, 10);
    const after = at(checker, new Date(due.getTime() + 1000));
    await expect(
      call(staffContract.opsBlacklistPublish, key(), at(checker, due)),
    ).rejects.toMatchObject(fails('content.notHeard'));
    entry = await call(staffContract.opsBlacklistPublish, key(), after);
    expect(entry.state).toBe('published');
    const appeal = { ...key(), text: 'The lot was not ours.' };
    entry = await call(staffContract.opsBlacklistAppeal, appeal, maker);
    const answer = { ...key(), text: 'Right.', stays: false };
    await expect(call(staffContract.opsBlacklistDecideAppeal, answer, maker)).rejects.toMatchObject(
      fails('content.sameHand'),
    );
    entry = await call(staffContract.opsBlacklistDecideAppeal, answer, checker);
    expect(entry).toMatchObject({ state: 'ended', appealAnswer: 'Right.', allowedEvents: [] });
    expect((await call(contract.homeBlacklist, {}, visitor)).total).toBe(1);
  });

  it('ends by itself after its end date', async () => {
    const over = new Date('2028-11-21T00:00:00Z');
    expect((await call(contract.homeBlacklist, {}, at(visitor, over))).total).toBe(0);
    await slice.jobs['content.endBlacklist']?.({}, {
      db: database.db,
      now: over,
    } as unknown as JobContext);
    const ended = await call(staffContract.opsBlacklistList, { state: 'ended' }, maker);
    expect(ended.list.map(({ endsOn }) => endsOn)).toContain('2028-11-20');
    expect((await audits()).at(-1)).toBe('blacklist.expire');
  });

  it('refuses days that cannot be, and entries that somebody else has moved', async () => {
    for (const days of [{ endsOn: '2026-11-20' }, { resolvedOn: '2026-11-21' }]) {
      await expect(
        call(staffContract.opsBlacklistPropose, { ...draft(null), ...days }, maker),
      ).rejects.toMatchObject(fails('input.invalid'));
    }
    const entry = await call(staffContract.opsBlacklistPropose, draft(null), maker);
    const key = { id: entry.id, version: entry.version };
    await call(staffContract.opsBlacklistDrop, { ...key, reason: 'Mistaken.' }, checker);
    await expect(call(staffContract.opsBlacklistNotice, key, maker)).rejects.toMatchObject(
      fails('content.changed'),
    );
    const moved = { id: entry.id, version: entry.version + 1 };
    await expect(call(staffContract.opsBlacklistNotice, moved, maker)).rejects.toMatchObject(
      fails('content.wrongState'),
    );
    const unknown = { id: newId(), version: 1 };
    await expect(call(staffContract.opsBlacklistNotice, unknown, maker)).rejects.toMatchObject(
      fails('notFound'),
    );
  });

  it.each([
    ['maker_is_not_checker', "published_by = proposed_by, reply = 'x', reply_at = noticed_at"],
    ['heard_before_published', `published_by = '${newId()}'`],
  ])('obeys %s, whoever writes', async (constraint, set) => {
    const entry = await call(staffContract.opsBlacklistPropose, draft(null), maker);
    await call(staffContract.opsBlacklistNotice, { id: entry.id, version: 1 }, maker);
    await expect(
      market.pool.query(
        `update content.blacklist_entry set state = 'published', published_at = noticed_at, ${set}
         where id = $1`,
        [entry.id],
      ),
    ).rejects.toMatchObject({ code: '23514', constraint });
  });
});

describe('popular parts', () => {
  it('spec 3: popular parts columns: are copies of completed, inspected lines, public once', async () => {
    const deal = await judgedDeal(market.pool, { state: 'completed', verdict: 'pass', at: NOW });
    withReport.set(deal.orderId, deal);
    await judgedDeal(market.pool, { state: 'cleared', verdict: 'pass', at: NOW });
    await judgedDeal(market.pool, { state: 'completed', verdict: null, at: NOW });
    const candidates = await call(staffContract.opsPopularCandidates, {}, maker);
    expect(candidates.map(({ lineId, published }) => [lineId, published])).toEqual([
      [deal.lineId, false],
    ]);
    const { id } = await call(staffContract.opsPopularPublish, { lineId: deal.lineId }, maker);
    await market.pool.query("update orders.line set mpn = 'CHANGED' where id = $1", [deal.lineId]);
    const { list } = await call(contract.homePopularParts, {}, visitor);
    expect(list).toEqual([
      {
        id,
        mpn: 'LM358DR',
        manufacturer: 'Texas Instruments',
        quantity: 500,
        supplier: 'Seller Ltd',
        unitPrice: null,
        at: NOW.toISOString(),
        verdict: 'pass',
        grade: 'B',
        report: { no: report.no, code: report.code },
      },
    ]);
    const buyer = { caller: asMember(newId(), 'buyer'), now: NOW };
    const members = await call(contract.homePopularParts, {}, buyer);
    expect(members.list[0]?.unitPrice).toBe('0.089');
    await expect(
      call(staffContract.opsPopularPublish, { lineId: deal.lineId }, checker),
    ).rejects.toMatchObject(fails('content.already'));
    await call(staffContract.opsPopularWithdraw, { id }, checker);
    expect((await call(contract.homePopularParts, {}, visitor)).total).toBe(0);
    await expect(call(staffContract.opsPopularWithdraw, { id }, checker)).rejects.toMatchObject(
      fails('notFound'),
    );
    await call(staffContract.opsPopularPublish, { lineId: deal.lineId }, maker);
    expect((await call(contract.homePopularParts, {}, visitor)).total).toBe(1);
  });

  it('are paged, the latest deal first', async () => {
    for (const days of [1, 2, 3]) {
      const facts = { state: 'completed', verdict: 'pass', at: later(days) } as const;
      const { lineId } = await judgedDeal(market.pool, { ...facts, mpn: `PAGED-${days}` });
      await call(staffContract.opsPopularPublish, { lineId }, maker);
    }
    const page = await call(contract.homePopularParts, { pageNum: 2, pageSize: 2 }, visitor);
    expect(page.total).toBe(4);
    expect(page.list.map(({ mpn }) => mpn)).toEqual(['PAGED-1', 'CHANGED']);
  });

  it('cannot be made of a line that did not end well', async () => {
    const deal = await judgedDeal(market.pool, { state: 'refunded', verdict: 'fail', at: NOW });
    await expect(
      call(staffContract.opsPopularPublish, { lineId: deal.lineId }, maker),
    ).rejects.toMatchObject(fails('notFound'));
  });
});

test('public pages name the legal entity, its licence and the dock; demo values are marked', async () => {
  const page = async (lang: Language) =>
    (await call(contract.blogOne, { slug: 'contact-us' }, { ...visitor, lang })).html;
  expect(await page('en')).toContain('Nanhai [Parts] Ltd');
  expect(await page('en')).toContain('DEMO-1 (demo value)');
  for (const lang of languages) {
    const html = await page(lang);
    expect(html).toContain('1 Dock Road');
    expect(html).toContain('<a href="tel:+8675555500191">+86 755 5550 0191</a>');
    expect(html).not.toMatch(/\{(?:company|licence|dock|phone\.|dial\.)/);
  }
});

test('the foot of every page names the legal entity and its licence; demo values are marked', async () => {
  const operatorIn = (lang: Language) => call(currentOperator, {}, { ...visitor, lang });
  expect(await operatorIn('en')).toEqual({
    company: 'Nanhai [Parts] Ltd',
    licence: 'DEMO-1 (demo value)',
  });
  expect(await operatorIn('zh')).toMatchObject({ licence: 'DEMO-1（演示值）' });
});

test('spec 3: transaction counters: count the day in GMT+8, and again after some seconds', async () => {
  const fresh = callingOf(
    database.db,
    contentSlice({
      legal: { list: async () => [], text: async () => null, edition: async () => 2 },
      reportsOf: async () => new Map(),
      operator,
    }).calls,
  );
  const morning = new Date('2027-01-05T16:30:00Z');
  const before = new Date('2027-01-05T15:59:00Z');
  for (const placedAt of [before, morning]) {
    await judgedDeal(market.pool, { state: 'placed', verdict: null, at: placedAt, placedAt });
  }
  const counted = (now: Date) => fresh(contract.homeCounters, {}, at(visitor, now));
  const { rows } = await market.pool.query(
    `select count(*)::int as partners from accounts.account
     where identity = 'buyer' or (identity = 'seller' and seller_state = 'pass')`,
  );
  expect(await counted(morning)).toEqual({
    todayOrders: 1,
    qcOngoing: 0,
    receivedToday: 0,
    partners: rows[0].partners,
    asOf: morning.toISOString(),
  });
  await judgedDeal(market.pool, { state: 'placed', verdict: null, at: morning, placedAt: morning });
  const soon = (seconds: number) => new Date(morning.getTime() + seconds * 1000);
  expect((await counted(soon(3))).todayOrders).toBe(1);
  expect((await counted(soon(9))).todayOrders).toBe(2);
});
