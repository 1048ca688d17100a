import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MovableClock } from '../clock.ts';
import { PageCache } from './page-cache.ts';
import { languageOf } from './page-language.ts';
import { servePages } from './pages.ts';

const html = `<!doctype html>
<html lang="zh">
  <head>
    <title>Assay</title>
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/base-1.js">
    <link rel="stylesheet" crossorigin href="/assets/base-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

/** The document for pages that the browser renders; it preloads the lists of pages and texts. */
const plainHtml = html.replace(
  '</head>',
  '  <link rel="modulepreload" crossorigin href="/assets/lists-1.js">\n  </head>',
);

/** Writes a built client: a document, a manifest, and a renderer that reports its input. */
function builtClient(): string {
  const web = mkdtempSync(join(tmpdir(), 'assay-pages-'));
  const files: Record<string, string> = {
    'dist/index.html': html,
    'dist/theme.js': 'theme()',
    'dist/start.js': 'start()',
    'dist/assets/index-1.js': '1',
    'dist/assets/base-1.js': '2',
    'dist/assets/base-1.css': '.base{color:red}',
    'dist/assets/home-1.js': '3',
    'dist/assets/home-1.css': '.home{color:blue}',
    'dist/assets/example-1.css': '.example{color:green}',
    'dist/.vite/manifest.json': JSON.stringify({
      'src/main.tsx': { file: 'assets/index-1.js', isEntry: true },
      'src/content/pages/HomePage.tsx': {
        file: 'assets/home-1.js',
        css: ['assets/home-1.css'],
        imports: ['src/main.tsx'],
      },
      'src/lists.ts': { file: 'assets/lists-1.js' },
      'src/content/Example.tsx': {
        file: 'assets/example-1.js',
        css: ['assets/example-1.css'],
        imports: ['src/content/pages/HomePage.tsx'],
      },
    }),
    'dist-server/server.js': `
      let drawn = 0;
      export const fixedPaths = ['/home'];
      export const redirects = { '/board': '/board/new' };
      export const listFiles = ['src/lists.ts'];
      export async function renderPage({ path, search, lang, query }) {
        if (path === '/console') return null;
        if (path === '/broken') throw new Error('a part of the page failed');
        const status = path === '/home' ? 200 : 404;
        const heard = await query('/home/counters', {}, lang);
        return {
          status,
          head: '<title>$& ' + path + '</title>',
          body: '<h1>' + lang + ' ' + search + ' ' + heard.data + ' ' + (drawn += 1) + '</h1>',
          carried: '{"a":"$1"}',
          files: ['src/content/pages/HomePage.tsx'],
          stillFiles: ['src/content/Example.tsx'],
        };
      }`,
    'dist-server/package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(web, name, '..'), { recursive: true });
    writeFileSync(join(web, name), text);
  }
  return web;
}

describe('pages of the built client', () => {
  const web = builtClient();
  const clock = new MovableClock();
  let http: FastifyInstance;
  const get = (url: string, headers: Record<string, string> = {}) =>
    http.inject({ url, headers: { accept: 'text/html', ...headers } });

  beforeAll(async () => {
    http = Fastify() as unknown as FastifyInstance;
    http.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', "script-src 'self'");
    });
    const query = async () => ({ code: 0 as const, msg: '', data: 'heard' });
    await servePages(http, { web, origin: 'https://market.example', query, rateFactor: 1, clock });
  });
  afterAll(async () => {
    await http.close();
    rmSync(web, { recursive: true });
  });

  it('sends the root on for good with its query, and every address that leads to another one', async () => {
    for (const [from, to] of [
      ['/', '/home'],
      ['/board', '/board/new'],
      ['/?lang=en', '/home?lang=en'],
    ] as const) {
      const reply = await get(from);
      expect([reply.statusCode, reply.headers.location]).toEqual([301, to]);
    }
  });

  it('puts the drawing, its styles and what it carries into the document, sign by sign', async () => {
    const { body, statusCode } = await get('/home?a=1');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>$& /home</title>');
    expect(body).toContain('<h1>zh ?a=1 heard');
    expect(body).toContain(
      '<script type="application/json" id="hydration-state">{"a":"$1"}</script>',
    );
    expect(body).toContain('<style>.base{color:red}</style>');
    expect(body).toContain('<style>.home{color:blue}</style>');
    // A source file that is only shown brings its styles and no script.
    expect(body).toContain('<style>.example{color:green}</style>');
    expect(body).toContain(
      '"entry":"/assets/index-1.js","early":["/assets/base-1.js","/assets/home-1.js"]',
    );
    // The page names what it stands on, so that the program needs no list of all pages.
    expect(body).toContain('"files":{"src/content/pages/HomePage.tsx":"/assets/home-1.js"}');
    // Seen before its program is fetched: nothing in the head waits for a file.
    expect(body).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
  });

  it('draws in the language of the address, else of the cookie, and keeps what was asked', async () => {
    const asked = await get('/home?lang=ru', { cookie: 'lang=fr' });
    expect(asked.body).toContain('<html lang="ru">');
    expect(asked.headers['set-cookie']).toContain('lang=ru;');
    const kept = await get('/home', { cookie: 'a=b; lang=fr' });
    expect(kept.body).toContain('<html lang="fr">');
    expect(kept.headers['set-cookie']).toBeUndefined();
    expect((await get('/home?lang=xx')).body).toContain('<html lang="zh">');
  });

  it('gives one drawing to all who ask within ten seconds, per language', async () => {
    const [first, second] = await Promise.all([get('/home?k'), get('/home?k')]);
    expect(first.body).toBe(second.body);
    expect((await get('/home?k', { cookie: 'lang=en' })).body).not.toBe(first.body);
    clock.advance(10_001);
    expect((await get('/home?k')).body).not.toBe(first.body);
  });

  it('answers 404 where no page is, and the plain document where the browser draws', async () => {
    expect((await get('/nowhere')).statusCode).toBe(404);
    const console = await get('/console');
    expect([console.statusCode, console.body]).toEqual([200, plainHtml]);
    expect((await get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404);
    expect((await get('/assets/gone.js', { accept: '*/*' })).body).toBe('Not found\n');
    // A part number may look like the ending of a file.
    expect((await get('/home?keyword=SMAJ6.0CA', { accept: '*/*' })).statusCode).toBe(200);
  });

  it('leaves a page whose drawing fails to the browser', async () => {
    expect((await get('/broken')).body).toBe(plainHtml);
  });

  it('allows the two scripts that stand in drawn pages, and no other', async () => {
    const policy = String((await get('/home')).headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+'/);
    expect(policy).not.toContain('unsafe-inline');
  });

  it('keeps hashed files for a year without the headers of documents', async () => {
    const { headers } = await get('/assets/base-1.js');
    expect(headers['cache-control']).toContain('immutable');
  });
});

describe('kept answers', () => {
  it('keeps at most so many, the oldest leaving first, and no failure', async () => {
    const kept = new PageCache<number>({ forMs: 10, most: 2 });
    let made = 0;
    const make = async () => (made += 1);
    await kept.get('a', 0, make);
    await kept.get('b', 0, make);
    await kept.get('c', 0, make);
    expect(await kept.get('c', 5, make)).toBe(3);
    expect(await kept.get('a', 5, make)).toBe(4);
    await expect(kept.get('d', 5, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await kept.get('d', 5, make)).toBe(5);
  });
});

describe('the language of a page', () => {
  it('spec 9: languages: is Chinese where nobody said another one', () => {
    expect(languageOf(new URL('https://a/home'), undefined)).toBe('zh');
    expect(languageOf(new URL('https://a/home'), 'xlang=en')).toBe('zh');
    expect(languageOf(new URL('https://a/home'), 'x=1;lang=es')).toBe('es');
  });
});
