import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { isViewer } from '#server/kit/http/authorize-call.ts';
import type { Caller } from '#server/kit/request-context.ts';
import { idOf, linkHolds, urlOf } from './core/address.ts';
import { keyOf, type Place } from './place.ts';
import { type FileRow, fileById, isGranted } from './store/files.ts';

export interface ServeParts extends Place {
  readonly db: Db;
  readonly clock: Clock;
  /** The header that carries the session's token. */
  readonly tokenName: string;
  /** Who the token of a session stands for; null where there is none or it has ended. */
  identify(token: string, now: Date): Promise<Caller | null>;
}

const CACHE_MAX_AGE_S = 3600;
/** Shown in the page; anything else is offered as a download, since it may hold active content. */
const INLINE_TYPES = /^(image|audio|video)\//;

/**
 * Adds `GET /files/{id}`: to whoever has a signed link, to the owner, staff and those granted by
 * the session's token, and to everyone where the file is public. All others are answered 404.
 */
export function serveFiles(http: FastifyInstance, parts: ServeParts): void {
  http.get<{ Params: { id: string } }>(
    '/files/:id',
    { config: { rateLimit: false } },
    async (request, reply) => {
      const now = parts.clock.now();
      const id = idOf(urlOf(request.params.id));
      const file = id === null ? null : await fileById(parts.db, id);
      const maxAgeS = file === null ? null : await findMaxAge(parts, request, file, now);
      if (file === null || maxAgeS === null) return missing(reply);
      const etag = `"${file.sha256.toString('base64url')}"`;
      const scope = file.audience === 'everyone' ? 'public' : 'private';
      reply
        .header('etag', etag)
        .header('cache-control', `${scope}, max-age=${maxAgeS}, immutable`)
        .header('x-content-type-options', 'nosniff')
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('content-disposition', disposition(file));
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const stored = await parts.storage.get(keyOf(file.id));
      if (stored === null) {
        request.log.error({ file: file.id }, 'the storage has lost a file');
        return missing(reply);
      }
      return reply
        .header('content-length', stored.size)
        .header('content-type', file.type)
        .send(stored.stream);
    },
  );
}

/** Seconds for which the answer may be kept; null where this request may not have it. */
async function findMaxAge(
  { db, secret, tokenName, identify }: ServeParts,
  request: FastifyRequest,
  file: FileRow,
  now: Date,
): Promise<number | null> {
  const { s, e } = request.query as { s?: unknown; e?: unknown };
  const holdsS = linkHolds({ id: file.id, s, e }, now, secret);
  if (holdsS > 0) return holdsS;
  if (file.audience === 'everyone') return CACHE_MAX_AGE_S;
  const token = request.headers[tokenName];
  const caller = typeof token === 'string' ? await identify(token, now) : null;
  return caller !== null && (await maySee(db, caller, file)) ? CACHE_MAX_AGE_S : null;
}

async function maySee(db: Db, caller: Caller, file: FileRow): Promise<boolean> {
  // Staff who look as a customer get no file of that customer by its session.
  if (caller.kind === 'anonymous' || isViewer(caller)) return false;
  if (caller.kind === 'staff') return caller.totpDone || caller.accountId === file.owner;
  if (caller.accountId === file.owner || file.audience === 'members') return true;
  return isGranted(db, file.id, caller.accountId);
}

/** The name in both forms of RFC 6266: plain ASCII, and the true one in UTF-8. */
function disposition({ name, type }: FileRow): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const way = INLINE_TYPES.test(type) ? 'inline' : 'attachment';
  return `${way}; filename="${plain}"; filename*=UTF-8''${full}`;
}

const missing = (reply: FastifyReply): FastifyReply =>
  reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('404\n');
