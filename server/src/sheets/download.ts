import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clock } from '#server/kit/clock.ts';
import type { Db } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { seal, unseal } from './core/seal.ts';
import { type WrittenFormat, type WrittenSheet, writeSheet } from './write.ts';

const MINUTES = 10;
const PER_MINUTE = 30;
/** A reader that takes nothing for so long has stalled. */
const STALLED_MS = 30_000;

/** Where sheets of a kind are downloaded, by whoever has a sealed address. */
export interface DownloadPlace {
  /** `/stock-files`; also what the seal is for. */
  readonly path: `/${string}`;
  readonly secret: Buffer;
}

const sealerOf = ({ path, secret }: DownloadPlace) => ({ secret, purpose: `download${path}` });

/** An address that downloads what is asked for, for ten minutes and without a session. */
export function downloadLink(place: DownloadPlace, query: object, now: Date): string {
  const until = new Date(now.getTime() + MINUTES * 60_000);
  return `${place.path}?of=${seal(query, until, sealerOf(place))}`;
}

/** A sheet as it is sent, with the name of its file without the ending. */
export interface SentSheet extends WrittenSheet {
  readonly name: string;
}

/** A finished document as it is sent beside sheets of the same content. */
export interface SentDocument {
  readonly name: string;
  readonly format: 'pdf';
  readonly bytes: Buffer;
}

/** An archive as it is sent, piece by piece. */
export interface SentArchive {
  readonly name: string;
  readonly format: 'zip';
  readonly chunks: AsyncIterable<Uint8Array>;
}

type Sent = SentSheet | SentDocument | SentArchive;

const types: Record<WrittenFormat | 'pdf' | 'zip', string> = {
  zip: 'application/zip',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

async function send(reply: FastifyReply, sheet: Sent, now: Date): Promise<void> {
  const name = `${sheet.name}-${now.toISOString().slice(0, 10)}.${sheet.format}`;
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': types[sheet.format],
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'cache-control': 'no-store',
  });
  const stop = endWhenStalled(reply.raw);
  const left = once(reply.raw, 'close').then(() => {
    if (!reply.raw.writableFinished) throw new Error('the reader of a download has left');
  });
  try {
    await Promise.race([write(reply.raw, sheet), left]);
  } finally {
    stop();
  }
}

async function write(target: Writable, sheet: Sent): Promise<void> {
  if (sheet.format === 'pdf') target.end(sheet.bytes);
  else if (sheet.format === 'zip') await pipeline(Readable.from(sheet.chunks), target);
  else await writeSheet(target, sheet);
}

/**
 * Ends a download whose reader takes nothing for so long: rows of a transaction may wait for it. The
 * socket's own time-out knows how much of a large piece has gone out.
 */
export function endWhenStalled(response: ServerResponse, stalledMs = STALLED_MS): () => void {
  const end = () => {
    // Nothing to be taken yet: the next rows are still being made.
    if (response.writableLength === 0) response.setTimeout(stalledMs);
    else response.destroy();
  };
  response.setTimeout(stalledMs, end);
  return () => {
    response.off('timeout', end);
    response.setTimeout(0);
  };
}

/** The connections, the clock and the limit with which downloads are served. */
export interface DownloadParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

interface Serving<Asked> {
  readonly clock: Clock;
  readonly rateFactor: number;
  /** Makes the sheet that was asked for and has it sent. Fails before that, or not at all. */
  readonly make: (query: Asked, now: Date, send: (sheet: Sent) => Promise<void>) => Promise<void>;
}

/** Adds the place where sheets are downloaded to the server. */
export function serveDownloads<Asked>(
  http: FastifyInstance,
  place: DownloadPlace,
  { clock, rateFactor, make }: Serving<Asked>,
): void {
  const rateLimit = { max: PER_MINUTE * rateFactor, timeWindow: '1 minute' };
  http.get<{ Querystring: { of?: unknown } }>(
    place.path,
    { config: { rateLimit }, compress: false },
    async (request, reply) => {
      const now = clock.now();
      const seal = String(request.query.of ?? '');
      const query = unseal(seal, now, sealerOf(place)) as Asked | null;
      if (query === null) throw new Failure('notFound');
      try {
        await make(query, now, (sheet) => send(reply, sheet, now));
      } catch (error) {
        if (!reply.sent && !reply.raw.headersSent) throw error;
        // The file has begun: all that can be said is that it is not whole.
        request.log.warn({ err: error }, 'a download broke off');
        reply.raw.destroy();
      }
      return reply;
    },
  );
}
