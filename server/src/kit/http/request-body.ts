import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of this route takes out characters that are never kept. */
    readonly anyText?: boolean;
  }
}

/** Objects and lists may stand in each other so deep; no call needs half of it. */
export const DEPTH_MAX = 24;

/** How long a server waits for its clients. */
export interface WaitLimits {
  /** Milliseconds until the headers of a request are whole. */
  readonly headersMs: number;
  /** Milliseconds until a body that is no form is whole. */
  readonly bodyMs: number;
  /** Milliseconds until a request is whole, an upload of the largest file included. */
  readonly requestMs: number;
  /** Milliseconds for which a connection without a request stays open. */
  readonly idleMs: number;
}

export const waitLimits: WaitLimits = {
  headersMs: 15_000,
  bodyMs: 20_000,
  requestMs: 600_000,
  idleMs: 65_000,
};

/** Refuses a text whose brackets stand deeper than `max`; brackets in strings do not count. */
export function isDeeperThan(json: string, max: number): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = json.charCodeAt(index);
    if (isInString) {
      if (sign === 0x5c) index += 1;
      else if (sign === 0x22) isInString = false;
    } else if (sign === 0x22) isInString = true;
    else if (sign === 0x5b || sign === 0x7b) {
      depth += 1;
      if (depth > max) return true;
    } else if (sign === 0x5d || sign === 0x7d) depth -= 1;
  }
  return false;
}

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('multipart/') === true;

/** Whether a body follows the headers; a stream of events has none, and its reply has no end. */
const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Limits what a request's body may cost before it is parsed: no compressed body is unfolded, JSON
 * is parsed only where it is shallow, and a body that does not arrive ends its connection.
 */
export function limitBodies(http: FastifyInstance, { bodyMs }: Pick<WaitLimits, 'bodyMs'>): void {
  http.addHook('onRequest', (request, _reply, done) => {
    const encoding = request.headers['content-encoding'];
    const isPlain = encoding === undefined || encoding.toLowerCase() === 'identity';
    done(isPlain ? undefined : new Failure('input.invalid', {}, 'content-encoding'));
  });
  http.addHook('preParsing', (request, _reply, payload, done) => {
    if (hasBody(request) && !isForm(request)) {
      const late = setTimeout(() => request.raw.destroy(), bodyMs);
      payload.once('end', () => clearTimeout(late)).once('close', () => clearTimeout(late));
    }
    done(null, payload);
  });
  const parse = http.getDefaultJsonParser('error', 'error');
  http.removeContentTypeParser(['application/json', 'text/plain']);
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body as string;
    if (isDeeperThan(text, DEPTH_MAX)) return done(new Failure('input.invalid'));
    const isAnyText = request.routeOptions.config.anyText === true;
    return parse(request, text, (error, value) =>
      error === null && !isAnyText && SUSPECT.test(text) && !isOfTexts(value)
        ? done(new Failure('input.invalid'))
        : done(error, value),
    );
  });
}

/** In JSON, only escapes can stand for a zero byte or for half of a pair of surrogates. */
const SUSPECT = /\\u(?:0000|d[89a-f])/i;

/** Whether every text of a parsed value is one that UTF-8 and PostgreSQL can keep. */
function isOfTexts(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isOfTexts(key) && isOfTexts(inner));
}
