import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/messages/calls.ts';
import type { Clock } from '#server/kit/clock.ts';
import { type Db, type Tx, transaction } from '#server/kit/database/database.ts';
import { Failure } from '#server/kit/failure.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { type RequestContext, requireMember } from '#server/kit/request-context.ts';
import { maskedEmail, type Refusal, refusalOf } from './core/unsubscribe-key.ts';
import type { MessagesDeps } from './deps.ts';
import { setMail, settingsOf } from './store/refusals.ts';

/** The page of a link, which refuses at once where a mail program posts to it. */
export const UNSUBSCRIBE_PAGE = '/unsubscribe';
const POSTS_PER_MINUTE = 60;

/** The settings of mails: of the signed-in reader, and by the link at the end of a mail. */
export function unsubscribeCalls(deps: MessagesDeps): readonly Implementation[] {
  const byKey = (key: string): Refusal => {
    const refusal = refusalOf(key, deps.secret);
    if (refusal === null) throw new Failure('notFound');
    return refusal;
  };
  const readSetting = async ({ tx }: { tx: Db }, { account, topic }: Refusal) => {
    const reader = (await deps.readers(tx, [account])).get(account);
    const setting = (await settingsOf(tx, account)).find((one) => one.topic === topic);
    if (reader === undefined || setting === undefined) throw new Failure('notFound');
    return { ...setting, email: maskedEmail(reader.email) };
  };
  return [
    implement(contract.mailSettings, (ctx) => settingsOf(ctx.tx, requireMember(ctx).accountId)),
    implement(contract.mailSet, async (ctx, { topic, mail }) => {
      await setMail(ctx.tx, { account: requireMember(ctx).accountId, topic, mail, now: ctx.now });
      return {};
    }),
    implement(contract.unsubscribeOne, (ctx, { key }) => readSetting(ctx, byKey(key))),
    implement(
      contract.unsubscribeSet,
      async (ctx: Pick<RequestContext, 'now'> & { tx: Tx }, { key, mail }) => {
        const refusal = byKey(key);
        await readSetting(ctx, refusal);
        await setMail(ctx.tx, { ...refusal, mail, now: ctx.now });
        return readSetting(ctx, refusal);
      },
    ),
  ];
}

export interface UnsubscribeParts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rateFactor: number;
}

/**
 * Adds the one-click refusal of RFC 8058: a mail program posts a form to the link, and the mails of
 * its topic end without a page, a session or a question.
 */
export function serveUnsubscribe(
  http: FastifyInstance,
  secret: Buffer,
  { db, clock, rateFactor }: UnsubscribeParts,
): void {
  const rateLimit = { max: POSTS_PER_MINUTE * rateFactor, timeWindow: '1 minute' };
  http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, body, done) => done(null, body),
    );
    scope.post<{ Params: { key: string } }>(
      `${UNSUBSCRIBE_PAGE}/:key`,
      { config: { rateLimit } },
      async (request, reply) => {
        const refusal = refusalOf(request.params.key, secret);
        if (refusal === null) return reply.code(404).send();
        const now = clock.now();
        await transaction(db, (tx) => setMail(tx, { ...refusal, mail: false, now }));
        return reply.code(200).send();
      },
    );
  });
}
