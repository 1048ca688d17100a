import type { Language } from '#contract/option-schemas.ts';
import { type Db, transaction } from '#server/kit/database/database.ts';
import { dayOf } from '#server/kit/days.ts';
import { fill, notifyEach, type Params } from '#server/messages/public.ts';
import { watchKey } from '../core/link-key.ts';
import type { WatchesDeps } from '../deps.ts';
import { kindOf, searchPath, WATCHED_PAGE } from '../notify.ts';
import { claimDigestAccounts, claimUnmailedNotifications } from '../store/digests.ts';
import type { NewNotification } from '../store/judging.ts';
import { watchWords } from '../words.ts';

/** The page of a link that ends a watch. */
export const END_PAGE = '/watch-end';

const ACCOUNTS_MAILED = 200;
/** News within this time after the first goes into the same mail. */
const GATHER_MS = 10 * 60_000;
const NEWS_MAX = 30;

type News = Pick<NewNotification, 'watch' | 'reason' | 'params'>;

/** Mails members their notifications of stock and prices: gathered, once a day. */
export async function mailDigests(
  db: Db,
  deps: WatchesDeps,
  { now, signal }: { readonly now: Date; readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const before = new Date(now.getTime() - GATHER_MS);
  for (let claimed = ACCOUNTS_MAILED; claimed === ACCOUNTS_MAILED && !signal?.aborted; ) {
    claimed = await transaction(db, async (tx) => {
      const accounts = await claimDigestAccounts(tx, {
        day: dayOf(now),
        before,
        limit: ACCOUNTS_MAILED,
      });
      if (accounts.length === 0) return 0;
      const news = await claimUnmailedNotifications(tx, accounts, now);
      const mails = await writeMails(
        tx,
        deps,
        [...Map.groupBy(news, ({ account }) => account)].map(([account, some]) => ({
          account,
          news: some,
        })),
      );
      await notifyEach(tx, {
        kind: 'watches.digest',
        each: mails.map(({ to, params }) => ({ to, params, link: WATCHED_PAGE })),
        as: 'mail',
        now,
      });
      return accounts.length;
    });
  }
}

/** Writes mails of news to accounts, each in its language; who is no longer there gets none. */
export async function writeMails(
  db: Db,
  deps: WatchesDeps,
  mails: readonly { readonly account: string; readonly news: readonly News[] }[],
): Promise<{ to: string; params: Params }[]> {
  const readers = await deps.readers(
    db,
    mails.map(({ account }) => account),
  );
  return mails.flatMap(({ account, news }) => {
    const lang = readers.get(account)?.lang;
    return lang === undefined ? [] : [{ to: account, params: mailOf(news, lang, deps) }];
  });
}

function mailOf(news: readonly News[], lang: Language, deps: WatchesDeps): Params {
  const words = watchWords[lang];
  const listed = news.slice(0, NEWS_MAX);
  const [only] = news;
  const title =
    news.length === 1 && only !== undefined
      ? fill(words.messages[kindOf(only)].title, only.params, lang)
      : fill(words.mail.title, { count: news.length }, lang);
  const rest = news.length - listed.length;
  const text = [
    ...listed.map((one) => newsText(one, lang, deps)),
    ...(rest === 0 ? [] : [fill(words.mail.more, { count: rest }, lang)]),
  ];
  return { title, text: text.join('\n\n') };
}

/** One piece of news: its sentence, and the ways to the offers and out. */
function newsText({ watch, reason, params }: News, lang: Language, deps: WatchesDeps): string {
  const { messages, mail } = watchWords[lang];
  const mpn = String(params['mpn'] ?? '');
  const { publicUrl, secret } = deps;
  return [
    fill(messages[kindOf({ reason, params })].body, params, lang),
    fill(mail.search, { url: publicUrl + searchPath(mpn) }, lang),
    fill(mail.end, { mpn, url: `${publicUrl}${END_PAGE}/${watchKey(watch, secret)}` }, lang),
  ].join('\n');
}
