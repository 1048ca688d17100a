import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router';
import type { Call } from '#contract/call.ts';
import { slugs } from '#contract/content/slugs.ts';
import type { Language } from '#contract/option-schemas.ts';
import { labTopics } from '#contract/qc/services.ts';
import { OK } from '#contract/response.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import { ServerReads } from './api/hooks.ts';
import { createQueryClient } from './api/query-client.ts';
import { App } from './app/App.tsx';
import { headTags, scriptJson } from './app/head-tags.ts';
import { routes } from './app/routing/all-routes.ts';
import { loadRendered, sourceOf } from './app/routing/pages.ts';
import { redirects, siteRoutes } from './app/routing/routes.ts';
import {
  type HydrationRead,
  type HydrationState,
  hydrateRead,
} from './app/updates/hydration-state.ts';
import { fetchDictionary } from './i18n/language.ts';
import { sentenceOf } from './i18n/sentence.ts';
import { ServerTranslations } from './i18n/translator.ts';
import { RenderedFiles } from './page/rendered-files.ts';
import { type Head, HeadTaker } from './page/use-head.ts';
import { OriginContext } from './page/use-origin.ts';

/** The request for a rendered page. */
export interface PageRequest {
  /** Path and query as asked. */
  readonly path: string;
  readonly search: string;
  readonly lang: Language;
  /** `https://host`, for addresses that must be whole. */
  readonly origin: string;
  readonly now: Date;
  /** Makes a call as a visitor. */
  readonly query: (path: string, input: unknown, lang: Language) => Promise<CallResponse<unknown>>;
}

/** A rendered page: parts of its document, and what the browser needs to go on from it. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly head: string;
  readonly body: string;
  /** JSON for the element that carries the answers; safe inside a script element. */
  readonly carried: string;
  /** Source files of what stands on the page, as the client's manifest names them. */
  readonly files: readonly string[];
  /** Source files of what only shows: their styles are needed, not their program. */
  readonly stillFiles: readonly string[];
}

/** Public pages with an address of their own, for the sitemap; what asks for input is left out. */
export const fixedPaths: readonly string[] = [
  ...siteRoutes
    .filter(
      ({ shell, open, path }) => shell === 'public' && open === 'anyone' && !/[:*]/.test(path),
    )
    .map(({ path }) => path)
    .filter((path) => !['/buyer-preview', '/part-search'].includes(path)),
  ...slugs.map((slug) => `/blogs/${slug}`),
  ...labTopics.map((topic) => `/qc-detection/${topic}`),
];

/** Files to load first where the browser renders a page: the lists of all pages and texts. */
export const listFiles: readonly string[] = [
  'src/app/routing/page-files.ts',
  'src/i18n/word-files.ts',
];

/** Redirects, which the server answers without rendering. */
export { redirects };

/** Returns the route of a path; the last route matches every path. */
const routeOf = (path: string) => routes.find((route) => matchPath(route.path, path) !== null);

/**
 * Draws a public page as a visitor sees it; null for pages of consoles, which the browser draws.
 * Rejects where a part of the page throws.
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage | null> {
  const { path, search, lang } = request;
  const route = routeOf(path);
  if (route?.shell !== 'public' || !['anyone', 'guest'].includes(route.open)) return null;
  const source = sourceOf(route.page);
  await loadRendered(source);
  const queryClient = createQueryClient();
  const reads = new Map<string, { done: Promise<void>; read: HydrationRead | null }>();
  const slices = new Set<string>();
  const files = { live: new Set([source]), still: new Set<string>() };
  let head: Head = {};
  const read = (key: readonly unknown[], call: Call, input: unknown) => {
    const name = JSON.stringify(key);
    const known = reads.get(name);
    if (known) return known.done;
    const entry: { done: Promise<void>; read: HydrationRead | null } = {
      read: null,
      done: request.query(call.path, input, lang).then((reply) => {
        entry.read =
          reply.code === OK
            ? { key, data: reply.data }
            : { key, failure: { code: reply.code, msg: reply.msg, data: reply.data as never } };
        hydrateRead(queryClient, entry.read, request.now.getTime());
      }),
    };
    reads.set(name, entry);
    return entry.done;
  };
  const body = await bodyOf(
    <ServerTranslations value={{ lang, register: (slice) => slices.add(slice) }}>
      <OriginContext value={request.origin}>
        <RenderedFiles value={(file, mode) => files[mode].add(file)}>
          <ServerReads value={read}>
            <HeadTaker
              value={(said) => {
                head = said;
              }}
            >
              <App
                queryClient={queryClient}
                in={(pages) => <StaticRouter location={path + search}>{pages}</StaticRouter>}
              />
            </HeadTaker>
          </ServerReads>
        </RenderedFiles>
      </OriginContext>
    </ServerTranslations>,
  );
  const status = route.path === '*' ? 404 : (head.status ?? 200);
  const slogan = sentenceOf(await fetchDictionary('app', lang), 'title', lang, undefined);
  const state: HydrationState = {
    lang,
    origin: request.origin,
    parts: [...files.live],
    slices: [...slices],
    reads: [...reads.values()].flatMap((one) => one.read ?? []),
    readAt: request.now.getTime(),
  };
  return {
    status,
    head: headTags(
      { ...head, ...(status === 404 ? { status } : {}) },
      { lang, origin: request.origin, path: path + search, slogan },
    ),
    body,
    carried: scriptJson(state),
    files: [...files.live, ...[...slices].map((slice) => `src/${slice}/locales/${lang}.ts`)],
    stillFiles: [...files.still],
  };
}

/** The markup of a tree once all that it waits for is there. */
function bodyOf(tree: React.ReactNode): Promise<string> {
  return new Promise((done, failed) => {
    let violation: unknown = null;
    const stream = renderToPipeableStream(tree, {
      // A part that is cut out of its place and put back by a script would be lost without one.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => {
        violation ??= error;
      },
      onShellError: failed,
      onAllReady: () => {
        if (violation !== null) return failed(violation);
        let html = '';
        stream.pipe(
          new Writable({
            write(part, _encoding, next) {
              html += part;
              next();
            },
            final(next) {
              done(html);
              next();
            },
          }),
        );
      },
    });
  });
}
