import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BASE_PATH, type Call } from '#contract/call.ts';
import { keyAdd } from '#contract/inventory/calls.ts';
import { limits } from '#contract/limits.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';

/** Sizes in bytes beside the limit, most of them not at the end of a chunk of the network. */
const around = [-70_000, -1, 0, 1, 2, 777, 65_536, 131_071, 1_000_000];
/** Uploads of one size that are sent at the same time. */
const AT_ONCE = 4;

let town: TestMarket;
let address = '';
let senders: Record<string, Record<string, string>>;

beforeAll(async () => {
  town = await openTestMarket();
  address = await town.market.http.listen({ host: '127.0.0.1', port: 0 });
  const buyer = await town.member('Buyer', 'buyer');
  const seller = await town.member('Seller', 'seller');
  const { key } = await seller.send(keyAdd, { name: 'Warehouse program' });
  senders = { buyer: buyer.header, settled: seller.header, stockKey: { 'assay-key': key } };
});

afterAll(() => town.close());

/** The failure that an upload of so many bytes is answered with; null for a success. */
async function send(call: Call, size: number): Promise<{ fail: string | null; msg: string }> {
  const form = new FormData();
  const head = '%PDF-1.7\n%%EOF\n';
  const name = call.path.startsWith('/file') ? 'a.pdf' : 'a.csv';
  form.append('file', new File([head, new Uint8Array(size - head.length)], name));
  const kind = Object.keys(senders).find((one) => call.callers.some((by) => by === one)) ?? 'buyer';
  const reply = await fetch(address + BASE_PATH + call.path, {
    method: 'POST',
    headers: { ...senders[kind], 'accept-language': 'en' },
    body: form,
  });
  const { data, msg } = (await reply.json()) as { data: { fail?: string }; msg: string };
  return { fail: data.fail ?? null, msg };
}

describe('an upload beside its limit', () => {
  const kbOf = (call: Call) => call.fileKb ?? limits.uploadMaxKb;

  it('is refused whole above it, and never cut, by every call that takes a file', async () => {
    const forms = town.market.calls
      .map(({ call }) => call)
      .filter((call) => call.form && call.spoolMb === undefined);
    expect(forms.length).toBeGreaterThan(3);
    const cut: string[] = [];
    for (const call of forms) {
      const limit = kbOf(call) * 1024;
      for (const beside of around) {
        const sent = Array.from({ length: AT_ONCE }, () => send(call, limit + beside));
        for (const { fail, msg } of await Promise.all(sent)) {
          const isRefused = fail === 'file.tooLarge';
          if (isRefused !== beside > 0) cut.push(`${call.path} ${beside} ${fail}`);
          if (isRefused && !msg.includes(`${kbOf(call)} KB`)) cut.push(msg);
        }
      }
    }
    expect(cut).toEqual([]);
  }, 120_000);

  it('that nobody may send is refused without holding its connection', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(4_000_000)], 'a.pdf'));
    const url = `${address}${BASE_PATH}/file/upload`;
    const replies = Array.from({ length: 8 }, () => fetch(url, { method: 'POST', body: form }));
    for (const reply of await Promise.all(replies)) {
      expect(reply.status).toBe(401);
      await reply.json();
    }
  });
});
