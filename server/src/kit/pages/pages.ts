import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/option-schemas.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import { type Clock, systemClock } from '../clock.ts';
import { urlOf } from '../http/request-url.ts';
import { PageCache } from './page-cache.ts';
import { languageCookie, languageOf, readLanguageParam } from './page-language.ts';
import { neededBy, readShell, type Shell, withPreloads } from './page-shell.ts';

const YEAR_S = 31_536_000;
/** How long a rendered page is given to further visitors. */
const CACHE_TTL_MS = 10_000;
const CACHED_PAGES_MAX = 500;
/** Reports and passports of lots: a revocation shows at once, so their pages are not kept. */
const REVOCABLE = /^\/[lv]\//;
const RENDERS_PER_MINUTE = 240;

const documentHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The function that renders a page; the built client exports it (see `web/src/server.tsx`). */
export type RenderPage = (request: {
  readonly path: string;
  readonly search: string;
  readonly lang: Language;
  readonly origin: string;
  readonly now: Date;
  readonly query: VisitorQuery;
}) => Promise<RenderedPage | null>;

/** Makes a call as a visitor, in process. */
export type VisitorQuery = (
  path: string,
  input: unknown,
  lang: Language,
) => Promise<CallResponse<unknown>>;

interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: string;
  readonly body: string;
  readonly carried: string;
  readonly files: readonly string[];
  readonly stillFiles: readonly string[];
}

export interface PagesParts {
  /** The folder of the built client: `dist` is for browsers, `dist-server` renders. */
  readonly web: string;
  /** `https://host` of the market, for addresses that must be whole. */
  readonly origin: string;
  readonly query: VisitorQuery;
  readonly rateFactor: number;
  readonly clock?: Clock;
}

interface Page {
  readonly status: number;
  readonly html: string;
}

/** The exports of the built client for the server. */
interface Built {
  readonly renderPage: RenderPage;
  /** Addresses of public pages that are always there. */
  readonly fixedPaths: readonly string[];
  /** Addresses that lead to another one. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Source files that a page rendered by the browser needs first. */
  readonly listFiles?: readonly string[];
}

/** Loads what draws pages; null where the client was built without it. */
async function openBuilt(web: string): Promise<Built | null> {
  const file = join(web, 'dist-server', 'server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Built) : null;
}

/** The document of a rendered page. */
function documentOf(shell: Shell, rendered: RenderedPage, lang: Language): string {
  const { head, body, carried } = rendered;
  const { styles, scripts } = neededBy(shell, rendered);
  const parts = [
    `<div id="root">${body}</div>`,
    `<script type="application/json" id="hydration-state">${carried}</script>`,
    `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`,
    `<script>${shell.start}</script>`,
  ];
  return shell.renderedHtml
    .replace('<html lang="zh">', `<html lang="${lang}">`)
    .replace(/<title>.*?<\/title>/, () => head)
    .replace('</head>', () => `  ${styles}\n  </head>`)
    .replace('<div id="root"></div>', () => parts.join('\n    '));
}

/** The page's policy with the scripts that stand in rendered pages. */
function allowing(policy: unknown, script: string): string {
  return String(policy).replace("script-src 'self'", `script-src 'self' ${script}`);
}

/**
 * Serves the built web client: hashed files for a year, public pages rendered as a visitor sees them,
 * and for consoles the page that the browser draws itself. An address that no page has is a 404.
 */
export async function servePages(
  http: FastifyInstance,
  parts: PagesParts,
): Promise<{ readonly fixed: readonly string[] }> {
  const { web, query, origin, clock = systemClock } = parts;
  const folder = join(web, 'dist');
  if (!existsSync(join(folder, 'index.html'))) return { fixed: [] };
  const shell = readShell(folder);
  const built = await openBuilt(web);
  const renderPage = built?.renderPage ?? null;
  const plainHtml = withPreloads(shell, built?.listFiles ?? []);
  const pageCache = new PageCache<Page>({ forMs: CACHE_TTL_MS, most: CACHED_PAGES_MAX });
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    // The build leaves pressed copies beside the files.
    preCompressed: true,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/') || path.includes('/fonts/');
      reply.header('cache-control', lasting ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      // Headers that only matter to a document would make up a third of a small script's response.
      for (const name of documentHeaders) reply.removeHeader(name);
    },
  });
  const pageOf = async (request: FastifyRequest): Promise<Page> => {
    const plain: Page = { status: 200, html: plainHtml };
    if (renderPage === null) return plain;
    const url = urlOf(request.url, origin);
    const lang = languageOf(url, request.headers.cookie);
    const now = clock.now();
    const { pathname: path, search } = url;
    const make = async (): Promise<Page> => {
      const rendered = await renderPage({ path, search, lang, origin, now, query: query });
      if (rendered === null) return plain;
      return { status: rendered.status, html: documentOf(shell, rendered, lang) };
    };
    try {
      if (REVOCABLE.test(path)) return await make();
      return await pageCache.get(`${lang} ${path}${search}`, now.getTime(), make);
    } catch (error) {
      // The browser draws it, and says at its place what fails.
      request.log.error({ err: error, path: url.pathname }, 'a page was not rendered');
      return plain;
    }
  };
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { status, html } = await pageOf(request);
    // A language that the address asks for is kept, for readers without the program as well.
    const requestedLanguage = readLanguageParam(urlOf(request.url, origin));
    if (requestedLanguage !== null) reply.header('set-cookie', languageCookie(requestedLanguage));
    const policy = reply.getHeader('content-security-policy');
    return reply
      .code(status)
      .headers({
        'cache-control': 'private, no-cache',
        vary: 'cookie',
        'content-security-policy': allowing(policy, shell.scriptHashes),
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  for (const [from, to] of Object.entries({ '/': '/home', ...built?.redirects })) {
    http.get(from, (request, reply) =>
      reply.redirect(`${to}${urlOf(request.url, origin).search}`, 301),
    );
  }
  const rateLimit = { max: RENDERS_PER_MINUTE * parts.rateFactor, timeWindow: '1 minute' };
  http.get('/*', { config: { rateLimit } }, (request, reply) =>
    wantsPage(request)
      ? sendPage(request, reply)
      : reply.code(404).type('text/plain').send('Not found\n'),
  );
  http.setNotFoundHandler((_request, reply) =>
    reply.code(404).type('text/plain').send('Not found\n'),
  );
  return { fixed: built?.fixedPaths ?? [] };
}

/** A browser, a search engine or a reader at a terminal; what asks for a picture gets no page. */
function wantsPage({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  const [path = ''] = url.split('?');
  const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
  return accept.includes('html') || (accept.includes('*/*') && !isFile);
}
