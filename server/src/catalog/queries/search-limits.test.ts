import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getElectronicBrand, searchElectronic, suggest } from '#contract/catalog/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../tools/deal/caller.ts';

let town: TestMarket;

beforeAll(async () => {
  town = await openTestMarket({ rateFactor: 1 });
}, 60_000);
afterAll(() => town.close());

const search = (who: Caller) => who.send(searchElectronic, { keyword: 'LM358' });

describe('how often one member may search', () => {
  it('is bounded over all kinds of search, refused with the time to wait, and each member’s own', async () => {
    const greedy = await town.member('Greedy', 'buyer');
    const modest = await town.member('Modest', 'buyer');
    // However slow the machine is, all of it happens at one moment.
    const moment = town.clock.now();
    const now = vi.spyOn(town.clock, 'now').mockReturnValue(moment);
    const { perMinute } = searchElectronic.perCaller ?? { perMinute: 0 };
    for (let made = 0; made < perMinute - 1; made += 1) await search(greedy);
    await greedy.send(getElectronicBrand, { keyword: 'LM358' });
    await expect(search(greedy)).rejects.toMatchObject({
      reply: { code: 429, data: { fail: 'rate.tooMany', facts: { seconds: 60 } } },
    });
    await search(modest);
    // Suggestions still work meanwhile.
    await greedy.send(suggest, { keyword: 'LM' });
    now.mockReturnValue(new Date(moment.getTime() + 60_000));
    await search(greedy);
  });
});
