import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;

/**
 * Serves the built web client: hashed files for a year, the page itself always fresh. Any address
 * that is no file, call or report is the client's to draw.
 */
export async function servePages(http: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const html = readFileSync(page);
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/') || path.includes('/fonts/');
      reply.header('cache-control', lasting ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
    },
  });
  http.get('/', (_request, reply) => reply.redirect('/home', 301));
  http.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('html');
    if (!wantsPage) return reply.code(404).type('text/plain').send('Not found\n');
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}
