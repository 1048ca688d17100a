import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '#contract/options.ts';
import { type RenderedPage, renderPage } from '#web/server.tsx';

const counters = {
  todayOrders: 86,
  qcOngoing: 1,
  receivedToday: 61,
  partners: 2418,
  asOf: '2026-11-18T02:42:00.000Z',
};
const report = { no: 'TR-261116-0909', code: 'K7QX-2M4P' };
const popular = {
  id: '0192f0c1-0000-7000-8000-000000000001',
  mpn: 'STM32F103C8T6',
  manufacturer: 'STMicroelectronics',
  quantity: 2500,
  supplier: '深圳市云璟电子有限公司',
  unitPrice: '2.86',
  at: '2026-11-18T02:21:00.000Z',
  verdict: 'pass',
  grade: 'B',
  report,
};
const listed = {
  id: '0192f0c1-0000-7000-8000-000000000002',
  mpn: 'LM358DR',
  manufacturer: 'Texas Instruments',
  quantity: 40000,
  supplier: 'Qianshuo Elec (HK)',
  outcome: '',
  resolvedAt: '2026-11-12T02:00:00.000Z',
  report: null,
};
const answers: Record<string, unknown> = {
  '/home/counters': counters,
  '/setting/phones': {
    shenzhen: '+86 755 5550 0188',
    sales: '+86 755 5550 0120',
    sellers: '+86 755 5550 0121',
    lab: '+86 755 5550 0122',
  },
  '/setting/fees': { trade: 300, agent: 0, exchange: 30 },
  '/home/popularParts': { total: 1, list: [popular] },
  '/home/blacklist': { total: 1, list: [listed] },
  '/search/getHotSearch': [],
};

const draw = (path: string, lang: (typeof languages)[number]) =>
  renderPage({
    path,
    search: '',
    lang,
    origin: 'https://assay.test',
    now: new Date('2026-11-18T02:42:00Z'),
    query: async (call) => ({ code: 0, msg: '', data: answers[call] ?? { total: 0, list: [] } }),
  });

const mainOf = (page: RenderedPage) => /<main[^>]*>([\s\S]*)<\/main>/.exec(page.body)?.[1] ?? '';
/** Returns the text of a page, without attributes and without texts in their own language. */
const textOf = (html: string) =>
  html
    .replace(/<(\w+)[^>]*(?:translate="no"|lang="zh")[^>]*>[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

const paths = [
  '/home',
  '/buyer-reason',
  '/seller-reason',
  '/safety-guarantee',
  '/intermediary-services',
  '/become-buyer',
  '/become-seller',
  '/no-such-page',
];

describe.each(paths)('%s', (path) => {
  describe.each(languages)('in %s', (lang) => {
    let page: RenderedPage;
    beforeAll(async () => {
      const drawn = await draw(path, lang);
      if (drawn === null) throw new Error(`${path} is not drawn`);
      page = drawn;
    });

    test('is there, or says that it is not', () => {
      expect(page.status).toBe(path === '/no-such-page' ? 404 : 200);
      expect(page.head.includes('noindex')).toBe(path === '/no-such-page');
    });

    test('has one first heading, and none that leaves a level out', () => {
      const levels = [...mainOf(page).matchAll(/<h([1-6])\b/g)].map((found) => Number(found[1]));
      expect(levels.filter((level) => level === 1)).toEqual([1]);
      let before = 0;
      for (const level of levels) {
        expect(level).toBeLessThanOrEqual(before + 1);
        before = level;
      }
    });

    test('fills every hole of its sentences and shows no key', () => {
      const read = `${textOf(mainOf(page))} ${page.head}`;
      expect(read.match(/\{(?!search_term_string)\w+\}/g)).toBeNull();
      expect(
        read.match(/\b(home|common|buyer|seller|safety|escrow|join|none)\.\w+\.\w+/g),
      ).toBeNull();
    });

    test('speaks one language', () => {
      const read = textOf(mainOf(page));
      if (lang !== 'zh') expect(read.match(/\p{Script=Han}+/gu)).toBeNull();
      if (lang !== 'ru') expect(read.match(/\p{Script=Cyrillic}+/gu)).toBeNull();
    });
  });
});

test('the home page names its search and itself, with addresses in full', async () => {
  const page = await draw('/home', 'en');
  const things = [
    ...(page?.head ?? '').matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].map((found) => JSON.parse(found[1] ?? '{}') as Record<string, unknown>);
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite']);
  expect(things[0]?.['url']).toBe('https://assay.test/home');
  expect(JSON.stringify(things[1])).toContain(
    'https://assay.test/part-search?keyword={search_term_string}',
  );
});

test('search engines read the questions of a page as they stand on it', async () => {
  for (const path of ['/buyer-reason', '/seller-reason', '/intermediary-services']) {
    const page = await draw(path, 'fr');
    const structuredData = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(
      page?.head ?? '',
    )?.[1];
    const faq = JSON.parse(structuredData ?? '{}') as { mainEntity: { name: string }[] };
    const shown = [...(page?.body ?? '').matchAll(/<h3>(.*?)<\/h3>/g)].map((found) => found[1]);
    expect(faq.mainEntity.length).toBeGreaterThan(3);
    for (const { name } of faq.mainEntity) expect(shown).toContain(name);
  }
});
