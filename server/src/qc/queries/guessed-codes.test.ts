import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyReport } from '#contract/qc/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ rateFactor: 1 });
});
afterAll(() => market.close());

it('guessed codes of a report are refused after twenty in a minute', async () => {
  const guesser = market.visitor('guesser');
  const guess = (code: string) => guesser.send(verifyReport, { no: 'TR-261117-0932', code });
  for (let tries = 0; tries < 20; tries += 1) {
    await expect(guess(`AAAA-BB${tries + 10}`)).rejects.toMatchObject({
      reply: { code: 404 },
    });
  }
  await expect(guess('AAAA-BBBB')).rejects.toMatchObject({
    reply: { code: 429, data: { fail: 'rate.tooMany' } },
  });
});
