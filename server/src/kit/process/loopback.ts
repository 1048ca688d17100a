import type { FastifyInstance, FastifyRequest } from 'fastify';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Whether a host name or address to listen on is reached from this machine only. */
export const isLoopbackHost = (host: string): boolean =>
  host === 'localhost' || LOOPBACK.test(host.replace(/^\[|\]$/g, ''));

/** Whether a request comes from this machine, and not through a proxy on it. */
export const isFromLoopback = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined;

/** Answers pages below `/dev/` (mailbox, authenticator) to this machine only, 404 to all others. */
export function guardDevelopmentPages(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const isDevelopment = request.routeOptions.url?.startsWith('/dev/') === true;
    if (!isDevelopment || isFromLoopback(request)) return done();
    return reply.callNotFound();
  });
}
