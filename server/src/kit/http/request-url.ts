import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';

/** Some address: only whether the rest can be read after it matters. */
const SOME_ORIGIN = 'http://localhost';

/**
 * The whole address of a request at `origin`. The two are put together rather than resolved, so that
 * a path such as `//host` stays a path.
 */
export const urlOf = (path: string, origin: string): URL => new URL(origin + path);

/** Refuses a request whose address nobody can read, before anything else looks at it. */
export function assertUrl(
  { url }: FastifyRequest,
  _reply: FastifyReply,
  done: (error?: Error) => void,
): void {
  const isRead = url.startsWith('/') && URL.canParse(SOME_ORIGIN + url);
  done(isRead ? undefined : new Failure('input.invalid'));
}
