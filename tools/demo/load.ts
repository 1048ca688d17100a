import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/kit/process/config.ts';
import { createLogger, type Logger } from '#server/kit/process/log.ts';
import { openMarket } from '#server/market.ts';
import { totpCode } from '../deal/caller.ts';
import { startComparing } from '../deal/compare-photos.ts';
import { saveBill } from './bills.ts';
import { judgeSamples, queueSample } from './blind-samples.ts';
import { bringCases } from './cases.ts';
import { makeClaims } from './claims.ts';
import { publishContent } from './content.ts';
import { playDeals } from './deals.ts';
import { DemoClock } from './demo-clock.ts';
import { askSellers, sendEnquiries } from './enquiries.ts';
import { keepGoldenSamples } from './golden-samples.ts';
import { uploadStockList } from './lists.ts';
import { bringStatement } from './money/bank.ts';
import { bringDeposits } from './money/deposits.ts';
import { exchangeMoney, publishRate } from './money/exchanges.ts';
import { refundGoodwill } from './money/goodwill.ts';
import { makeFiles, payByFiles } from './money/payout-files.ts';
import { addBankAccounts, payEarlier, payNow } from './money/payouts.ts';
import { writeNotices } from './notices.ts';
import { playPast } from './past.ts';
import { buyers, DEMO_PASSWORD, DEMO_TOTP, sellers, staff } from './people.ts';
import { writeProfiles } from './profiles.ts';
import { buyOnBoards } from './purchases.ts';
import { runJob } from './run-job.ts';
import { offerSurplus } from './surplus.ts';
import { openTown } from './town.ts';
import { bringWarnings } from './warnings.ts';
import { watchParts } from './watches.ts';

/** The seller whose wallet shows every kind of movement. */
const sellerEmail = sellers.find(({ key }) => key === 'yunjing')?.email ?? '';

interface Start {
  readonly url: string;
  readonly config: Config;
  readonly log: Logger;
  readonly onStep: (text: string) => void;
}

/**
 * Fills an empty market by making its own calls, from some weeks ago until now: people, stock,
 * money and deals in every state. Nothing is written behind the calls.
 */
export async function loadDemo({ url, config, onStep }: Start): Promise<void> {
  const clock = new DemoClock(new Date());
  // Nobody searches meanwhile: threads that find would only take their time.
  const alone = { ...config, searchThreads: 0 };
  const market = await openMarket({ url, config: alone, log: createLogger('error'), clock });
  const comparing = await startComparing(market, url);
  try {
    const town = await openTown(market, clock, onStep);
    const { id: bankId } = await addBankAccounts(town);
    await playPast(town, clock, onStep);
    onStep('demo: blind samples of the lab');
    await judgeSamples(town);
    onStep('demo: exchanges of USD for CNY');
    await payEarlier(town, clock, { market, bankId });
    await exchangeMoney(town, clock, { market, email: sellerEmail });
    await payByFiles(town, clock, market);
    await bringDeposits(town);
    await runJob(market, clock, 'closes.make');
    await playDeals(town, clock, onStep);
    // Before the blacklist is published: nobody orders from a seller on it.
    await bringWarnings(town);
    await keepGoldenSamples(town);
    town.endStaffDay();
    await queueSample(town);
    await publishRate(town, '7.0842', clock);
    onStep('demo: withdrawals in every state');
    await payNow(town, clock, { market, bankId });
    await makeFiles(town, clock, market);
    await refundGoodwill(town);
    await bringStatement(town, clock);
    await runJob(market, clock, 'suspicions.find');
    onStep('demo: enquiries, quoted and bargained over');
    await sendEnquiries(town);
    await saveBill(town);
    onStep('demo: profiles of companies, an address book');
    await writeProfiles(town);
    await watchParts(town);
    onStep('demo: blacklist, notices, cases, surplus, a stock list of a seller');
    // Each of them is the work of other people.
    await Promise.all([
      publishContent(town).then(() => writeNotices(town, clock)),
      bringCases(town),
      makeClaims(town),
      offerSurplus(town).then(() => buyOnBoards(town)),
      uploadStockList(town, market, url),
    ]);
    onStep('demo: enquiries that wait for their sellers');
    await askSellers(town);
    await runJob(market, clock, 'closes.make');
  } finally {
    await comparing.stop();
    await market.close();
  }
}

const STEP_S = 30;

/** Adds the page that shows the demo staff's authenticator code of the moment (development only). */
export function addDemoPages(http: FastifyInstance): void {
  http.get('/dev/authenticator', (_request, reply) => {
    const now = new Date();
    return reply.header('cache-control', 'no-store').send({
      code: totpCode(DEMO_TOTP, now),
      next: totpCode(DEMO_TOTP, new Date(now.getTime() + STEP_S * 1000)),
      secondsLeft: STEP_S - (Math.floor(now.getTime() / 1000) % STEP_S),
    });
  });
}

/** Returns the lines that every start of a market with demo data prints. */
export function demoNotes(config: Config): string[] {
  return [
    '',
    `Demo accounts, password ${DEMO_PASSWORD}:`,
    `  buyers   ${buyers.map((one) => one.email).join(', ')}`,
    `  sellers  ${sellers.map((one) => one.email).join(', ')}`,
    `  staff    ${staff.map((one) => one.email).join(', ')}`,
    `           sign in at ${config.publicUrl}/ops/login; authenticator secret ${DEMO_TOTP},`,
    `           or read the code of the moment at ${config.publicUrl}/dev/authenticator`,
    `Mailbox    ${config.publicUrl}/dev/mailbox`,
  ];
}
