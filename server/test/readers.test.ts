import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { opsWorkRead, opsWorkReaders } from '#contract/operator/work-calls.ts';
import { openTestMarket } from '#harness/open-market.ts';
import { readConfig } from '#server/kit/process/config.ts';
import { createLogger } from '#server/kit/process/log.ts';
import { openMarket } from '#server/market.ts';
import { Caller, type Carry } from '../../tools/deal/caller.ts';

test('two processes of a market see each other’s readers of a record', async () => {
  const market = await openTestMarket();
  const folder = mkdtempSync(join(tmpdir(), 'assay-second-'));
  const second = await openMarket({
    url: market.url,
    config: readConfig({ DATA_DIR: folder, DEMO: '0', SEARCH_THREADS: '0' }),
    log: createLogger('silent'),
    clock: market.clock,
    strict: true,
    rateFactor: 1_000_000,
  });
  try {
    const marta = await market.staff('Marta', ['support']);
    const rui = await market.staff('Rui', ['support']);
    const carry: Carry = async ({ path, headers, body }) => {
      const reply = await second.http.inject({ method: 'POST', url: path, headers, payload: body });
      return { status: reply.statusCode, body: reply.body };
    };
    const record = { record: 'order', ref: 'TO-261123-4093' } as const;
    expect(await marta.send(opsWorkRead, record)).toEqual({ readers: [] });
    const [tokenName = '', tokenValue = ''] = Object.entries(rui.header)[0] ?? [];
    const elsewhere = new Caller('Rui', carry).signedIn({
      tokenName,
      tokenValue,
      expiresAt: '',
    });
    expect(await elsewhere.send(opsWorkRead, record)).toEqual({ readers: ['Marta'] });
    expect(await marta.send(opsWorkRead, record)).toEqual({ readers: ['Rui'] });
    const { list } = await elsewhere.send(opsWorkReaders, {});
    expect(list).toEqual([{ ...record, readers: ['Marta'] }]);
    // The page of a company is no work: whoever may open it knows who else has.
    const company = { record: 'company', ref: market.idOf(marta) } as const;
    expect(await marta.send(opsWorkRead, company)).toEqual({ readers: [] });
    expect(await elsewhere.send(opsWorkRead, company)).toEqual({ readers: ['Marta'] });
    const bo = await market.staff('Bo', ['warehouse']);
    await expect(bo.send(opsWorkRead, company)).rejects.toMatchObject({ reply: { code: 404 } });
    expect((await bo.send(opsWorkReaders, {})).list).not.toContainEqual(
      expect.objectContaining({ record: 'company' }),
    );
  } finally {
    await second.close();
    await market.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
