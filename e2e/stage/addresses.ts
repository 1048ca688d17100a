import { homePopularParts } from '#contract/content/calls.ts';
import { slugs } from '#contract/content/slugs.ts';
import { verifyPath } from '#contract/qc/reports/report-code.ts';
import { routes } from '#web/app/routing/all-routes.ts';
import { market } from './market.ts';

/** A call as a visitor makes it, for addresses that stand for what the demo data has. */
async function asked(path: string, input: unknown): Promise<Record<string, unknown>> {
  const reply = await fetch(`${market()}/test-api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en' },
    body: JSON.stringify(input),
  });
  const { data } = (await reply.json()) as { data: Record<string, unknown> };
  return data;
}

/** Addresses for a route of the table; a page with a parameter is seen with one that is there. */
async function addressesOf(path: string): Promise<string[]> {
  if (path === '/blogs/:slug') return slugs.map((slug) => `/blogs/${slug}`);
  if (path === '/part-search') {
    const opened = 'quantity=2500&prices=APM32F103C8T6~Geehy&unfold=CKS32F103C8T6~CKS';
    return [
      '/part-search',
      '/part-search?keyword=STM32F103C8T6&isAccurate=1',
      `/part-search?keyword=32F103C8T6&isAccurate=0&${opened}`,
      '/part-search?keyword=LM358DX&isAccurate=1',
      '/part-search?keyword=SMAJ60CA&isAccurate=1&tab=quotes',
    ];
  }
  if (path === '/qc-detection/:topic') return ['/qc-detection/x-ray', '/qc-detection/standards'];
  if (path === '/v/:code') return ['/v/7K4M-Q2XD'];
  if (path === '/l/:no/:code')
    return ['/l/LOT-260101-1000/AB23-CD45', '/l/TO-260101-1000/AB23-CD45'];
  if (path === '/v/:no/:code') {
    const parts = (await asked(homePopularParts.path, {})) as {
      list: { report: { no: string; code: string } | null }[];
    };
    const report = parts.list.find((part) => part.report)?.report;
    return report ? [verifyPath(report)] : [];
  }
  if (path === '/seller-info-detail/:id') {
    const found = (await asked('/search/member', {})) as { list: { id: string }[] };
    return found.list.slice(0, 1).map(({ id }) => `/seller-info-detail/${id}`);
  }
  if (path === '/buyer-detail/:id') return ['/buyer-detail/no-such-buyer'];
  if (path === '/unsubscribe/:key') return ['/unsubscribe/a-link-that-nobody-made'];
  if (path === '/watch-end/:key') return ['/watch-end/a-link-that-nobody-made'];
  if (path === '*') return ['/no-such-page'];
  return path.includes(':') ? [] : [path];
}

/** The addresses of all public pages, with what the demo data has to show on them. */
export async function publicAddresses(): Promise<string[]> {
  const open = routes.filter(({ shell, open: to }) => shell === 'public' && to !== 'signedIn');
  return (await Promise.all(open.map(({ path }) => addressesOf(path)))).flat();
}
