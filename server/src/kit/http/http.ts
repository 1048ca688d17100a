import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { BASE_PATH, BODY_KB, type Call } from '#contract/call.ts';
import { failureStatus } from '#contract/failures.ts';
import type { Language } from '#contract/option-schemas.ts';
import type { CallResponse } from '#contract/response-schemas.ts';
import type { Clock } from '../clock.ts';
import { type Database, type Db, type Tx, transaction } from '../database/database.ts';
import { Failure, type SqlStateFailures, toFailure } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Implementation, Upload } from '../implement.ts';
import { maskFor } from '../mask-private.ts';
import type { Caller, RequestContext } from '../request-context.ts';
import { unspool } from '../storage/spool.ts';
import { admissionOf } from './admission.ts';
import { authorizedCaller, type OpenCalls } from './authorize-call.ts';
import { schemasOf } from './call-schemas.ts';
import { limitsOf, rateLimitOf } from './caller-limits.ts';
import { deviceCookie, deviceOfRequest } from './device-cookie.ts';
import {
  bodyOf,
  declaresFailure,
  errorResponse,
  failureResponse,
  type HttpResponse,
  invalidInputResponse,
  serializedResponse,
  successResponse,
} from './http-response.ts';
import { replayOf } from './idempotency.ts';
import { claimKey, storeResponse } from './idempotency-store.ts';
import { networkBlock } from './network-block.ts';
import { limitBodies, type WaitLimits, waitLimits } from './request-body.ts';
import { assertUrl } from './request-url.ts';
import { requestedLanguage } from './requested-language.ts';
import { safetyOf } from './security-headers.ts';
import { SerializedOutput } from './serialized-output.ts';
import { type AuthenticatedCaller, SessionCache } from './session-cache.ts';
import { formLimits, inputOf, readUpload } from './uploads.ts';

/** The header that carries the session's token (tokenName of the specification). */
export const TOKEN_NAME = 'assay-token';
/** The header that carries a key for uploads. */
const KEY_NAME = 'assay-key';
const KB = 1024;

export interface HttpParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly calls: readonly Implementation[];
  readonly refusals: SqlStateFailures;
  /** Who holds a token, and the language of the account; null where its session has ended. */
  identify(db: Db, token: string, now: Date): Promise<AuthenticatedCaller | null>;
  /** Who holds a key for uploads; null where there is none such. */
  identifyKey?(db: Db, key: string, now: Date): Promise<AuthenticatedCaller | null>;
  /** Where files of calls with a `spoolMb` lie until they are answered; the system's own place where absent. */
  readonly spoolDir?: string;
  /** Calls that are open to those whose rights are not full. */
  readonly openCalls: OpenCalls;
  /** Multiplies every rate limit; 1 in production. */
  readonly rateFactor: number;
  /** Adds what must stand before the calls: measurements. */
  readonly before?: (http: FastifyInstance) => void;
  /** The market is reached by TLS only. */
  readonly isHttps?: boolean;
  /** How long clients are waited for; `waitLimits` where absent. */
  readonly waits?: WaitLimits;
  /** Whether a failure that its call does not declare is a fault (tests), or only logged. */
  readonly strict: boolean;
}

const sessionCaches = new WeakMap<HttpParts, SessionCache>();
/** Who held which token lately at this market. */
function sessionCacheOf(parts: HttpParts): SessionCache {
  const known = sessionCaches.get(parts) ?? new SessionCache();
  sessionCaches.set(parts, known);
  return known;
}

/** Who makes a request: the holder of its session, else of its key for uploads. */
async function authenticate(parts: HttpParts, call: Call, { headers }: IncomingRequest, now: Date) {
  const { db } = parts.database;
  const token = headers[TOKEN_NAME];
  const withinS = call.sessionMaxAgeS;
  if (typeof token === 'string') {
    const identify = () => parts.identify(db, token, now);
    if (withinS === undefined) return identify();
    return sessionCacheOf(parts).find(token, { now, withinS }, identify);
  }
  const key = headers[KEY_NAME];
  return typeof key === 'string' ? (parts.identifyKey?.(db, key, now) ?? null) : null;
}

/** The parts of an HTTP request that a call needs; a server-rendered page makes its own. */
type IncomingRequest = Pick<FastifyRequest, 'headers' | 'ip' | 'id' | 'body' | 'log'> & {
  readonly file?: FastifyRequest['file'];
  /** A page that is rendered calls as a visitor and is counted as a page. */
  readonly isDrawing?: true;
};

/** Runs one bound call and answers its reply; every failure becomes an answer here. */
async function handleCall(
  parts: HttpParts,
  bound: Implementation,
  request: IncomingRequest,
  device?: string,
): Promise<HttpResponse> {
  const { call } = bound;
  const { database, clock } = parts;
  const now = clock.now();
  let lang: Language = requestedLanguage(request) ?? 'zh';
  let upload: Upload | null = null;
  try {
    const held = await authenticate(parts, call, request, now);
    const holder: Caller = held?.caller ?? { kind: 'anonymous' };
    lang = requestedLanguage(request) ?? held?.lang ?? 'zh';
    const caller = authorizedCaller(call, holder, parts.openCalls);
    if (call.perCaller && !request.isDrawing) {
      const counting = { caller, address: networkBlock(request.ip), now, factor: parts.rateFactor };
      limitsOf(parts).count(call.perCaller, counting);
    }
    upload = call.form ? await readUpload(call, request, parts.spoolDir) : null;
    const { input, output: outputSchema } = await schemasOf(call);
    const parsed = input.safeParse(inputOf(call, upload, request.body));
    if (!parsed.success) return invalidInputResponse(parsed.error, lang);
    const prepared = bound.prepare
      ? await bound.prepare(upload, { db: database.db, now, input: parsed.data })
      : upload;
    const base = {
      caller,
      now,
      lang,
      address: request.ip,
      agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
      requestId: request.id,
      ...(device === undefined ? {} : { device }),
      upload: prepared,
    };
    const handle = bound.handle as (
      ctx: RequestContext & { upload: Upload | null },
      input: unknown,
    ) => Promise<unknown>;
    const admission = admissionOf(database);
    if (call.kind === 'query') {
      const output = await admission.read(call.path, () =>
        handle({ ...base, tx: database.db }, parsed.data),
      );
      if (!(output instanceof SerializedOutput)) {
        return successResponse(maskFor(caller, outputSchema.parse(output)));
      }
      return parts.strict
        ? successResponse(output.validated(outputSchema))
        : serializedResponse(output);
    }
    const key = request.headers['idempotency-key'];
    const replay = replayOf(call, caller, key, parsed.data);
    const work = async (tx: Tx) => {
      const storedResponse = replay ? await claimKey(tx, replay, now) : null;
      if (storedResponse !== null) return storedResponse;
      const fresh = outputSchema.parse(await handle({ ...base, tx }, parsed.data));
      if (replay) await storeResponse(tx, replay, fresh);
      return fresh;
    };
    return successResponse(await admission.run(call.path, () => transaction(database.db, work)));
  } catch (error) {
    if (error instanceof Failure && error.afterRollback)
      await transaction(database.db, error.afterRollback);
    return failureOf(parts, call, request, error, lang);
  } finally {
    if (upload?.spooled) await unspool(upload.spooled.path);
  }
}

function failureOf(
  parts: HttpParts,
  call: Call,
  request: IncomingRequest,
  error: unknown,
  lang: Language,
): HttpResponse {
  const fail = toFailure(error, parts.refusals);
  if (fail !== null) {
    const declared = declaresFailure(call, fail.code);
    if (failureStatus[fail.code] === 503 && fail !== error) {
      request.log.warn({ err: error, call: call.path }, 'the database is not available');
    }
    if (declared || !parts.strict) {
      if (!declared) request.log.error({ call: call.path, fail: fail.code }, 'undeclared failure');
      return failureResponse(fail, lang);
    }
  }
  const violation = errorResponse(lang);
  request.log.error({ err: error, reference: violation.reference, call: call.path }, 'fault');
  return violation;
}

function send(reply: FastifyReply, { status, body, bytes, retryAfterS }: HttpResponse) {
  reply.code(status);
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS);
  return bytes === undefined
    ? reply.send(body)
    : reply.type('application/json; charset=utf-8').send(bytes);
}

/** The client left before its answer began: nothing failed, and nobody hears an answer. */
const hasLeft = (error: Error, reply: FastifyReply): boolean =>
  'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE' && reply.raw.destroyed;

/** Envelopes for what fails before a handler runs: unknown paths, broken JSON, too many calls. */
function envelopes(http: FastifyInstance): void {
  http.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const lang = requestedLanguage(request) ?? 'zh';
    const fail = toFailure(error, {});
    if (fail !== null) {
      if (failureStatus[fail.code] === 503) request.log.warn({ err: error }, 'refused for a time');
      return send(reply, failureResponse(fail, lang));
    }
    if (hasLeft(error, reply)) {
      request.log.debug({ err: error }, 'the client left before its answer');
      return reply.send();
    }
    const status = error.statusCode ?? 500;
    if (status === 413) {
      const kb = Math.ceil(request.routeOptions.bodyLimit / KB);
      return send(reply, failureResponse(new Failure('input.tooLarge', { max: `${kb} KB` }), lang));
    }
    if (status >= 400 && status < 500)
      return send(reply, failureResponse(new Failure('input.invalid'), lang));
    const violation = errorResponse(lang);
    request.log.error({ err: error, reference: violation.reference }, 'fault');
    return send(reply, violation);
  });
}

/**
 * Makes reads as a visitor, in process and without HTTP: what pages drawn at the server ask with.
 * Only reads that anyone may make are answered.
 */
export function visitorQuery(parts: HttpParts) {
  const byPath = new Map(parts.calls.map((bound) => [bound.call.path as string, bound]));
  return async (path: string, input: unknown, lang: Language): Promise<CallResponse<unknown>> => {
    const bound = byPath.get(path);
    const isOpen = bound?.call.kind === 'query' && bound.call.callers.includes('anyone');
    if (bound === undefined || !isOpen) throw new Error(`no visitor may read ${path}`);
    const request = { headers: { 'accept-language': lang }, ip: '127.0.0.1', id: newId() };
    const asking = { ...request, body: input, log: parts.log, isDrawing: true as const };
    return bodyOf(await handleCall(parts, bound, asking));
  };
}

/** The HTTP server with every bound call under the base path; pages and files are added to it. */
export async function buildHttp(parts: HttpParts): Promise<FastifyInstance> {
  const waits = parts.waits ?? waitLimits;
  const log: FastifyBaseLogger = parts.log;
  const http = Fastify({
    loggerInstance: log,
    genReqId: () => newId(),
    bodyLimit: BODY_KB * KB,
    requestTimeout: waits.requestMs,
    keepAliveTimeout: waits.idleMs,
    http: {
      headersTimeout: waits.headersMs,
      connectionsCheckingInterval: Math.ceil(waits.headersMs / 4),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: 'loopback',
  });
  const safety = safetyOf(parts.isHttps);
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(safety(request.url));
    done();
  });
  http.addHook('onRequest', assertUrl);
  limitBodies(http, waits);
  await http.register(compress, { threshold: 1024, globalDecompression: false });
  await http.register(multipart, { limits: formLimits });
  await http.register(rateLimit, {
    // Calls, pages and reports name their limits; the built client's files are for everybody.
    global: false,
    timeWindow: '1 minute',
    keyGenerator: (request) => networkBlock(request.ip),
    errorResponseBuilder: (_request, context) =>
      new Failure('rate.tooMany', { seconds: Math.ceil(context.ttl / 1000) }),
  });
  envelopes(http);
  // A fault in a file of schemas shows at the start, and no first request waits for one.
  await Promise.all(parts.calls.map(({ call }) => schemasOf(call)));
  parts.before?.(http);
  for (const bound of parts.calls) {
    const { path, perMinute, bodyKb = BODY_KB, anyText = false } = bound.call;
    const config = { rateLimit: rateLimitOf(perMinute, parts.rateFactor), anyText };
    const bodyLimit = bodyKb * KB;
    http.post(BASE_PATH + path, { config, bodyLimit }, async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const device = bound.call.device ? deviceOfRequest(request.headers.cookie) : undefined;
      const response = await handleCall(parts, bound, request, device);
      if (device && response.status === 200)
        reply.header('set-cookie', deviceCookie(device, parts.isHttps));
      // A form that was refused half read would hold its connection, and with it the server's end.
      request.raw.resume();
      return send(reply, response);
    });
  }
  http.all(`${BASE_PATH}/*`, (request, reply) =>
    send(reply, failureResponse(new Failure('notFound'), requestedLanguage(request) ?? 'zh')),
  );
  return http;
}
