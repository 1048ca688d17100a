import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addWantBuy } from '#contract/boards/calls.ts';
import { feedbackAdd } from '#contract/cases/calls.ts';
import { opsNoticeSave } from '#contract/notices/calls.ts';
import { deskRooms } from '#contract/operator/events.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { cancelOrder, orderOne } from '#contract/orders/calls.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import { type Listening, subscribeToEvents } from '#server/kit/events-store.ts';
import { createLogger } from '#server/kit/process/log.ts';

let town: TestMarket;
let listening: Listening;
let rooms: string[] = [];

beforeAll(async () => {
  town = await openTestMarket();
  listening = subscribeToEvents({
    url: town.url,
    log: createLogger('silent'),
    onEvent: (event) => {
      // A room of all members is no desk.
      if ('room' in event && event.of !== 'members') rooms.push(event.room);
    },
    onMissed: () => undefined,
  });
  await listening.ready;
}, 60_000);
afterAll(async () => {
  await listening.close();
  await town.close();
});

/** The rooms that an act tells of, in the order of their names. */
async function roomsDuring(act: () => Promise<unknown>): Promise<string[]> {
  rooms = [];
  await act();
  // Notices come in the order of their commits: after this one all of the act have come.
  await town.market.database.pool.query(`select pg_notify('assay_told', '{"room": "end"}')`);
  await vi.waitFor(() => expect(rooms).toContain('end'));
  return rooms.filter((room) => room !== 'end').sort();
}

const none = { title: '', body: '' };
const texts = { zh: none, en: { title: 'a', body: 'b' }, es: none, fr: none, ru: none };

it('a desk is notified when work enters it or leaves it, once', async () => {
  const buyer = await town.member('Buyer', 'buyer');
  const content = await town.staff('Content', ['content']);
  const line = { mpn: 'LM358DR', manufacturer: 'TI', quantity: 100, unitPrice: '0.09' };
  const given = {
    supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
    lines: [line],
    shipTo: { name: 'B', country: 'US', address: 'Road 1', city: 'Austin', phone: '+1 512 555' },
    inspection: {},
  };
  let id = '';
  const place = async () => {
    id = (await buyer.send(placeAgentOrder, given)).orderId;
  };
  expect(await roomsDuring(place)).toEqual(['orders']);
  const { version } = await buyer.send(orderOne, { id });
  expect(await roomsDuring(() => buyer.send(cancelOrder, { id, version }))).toEqual(['orders']);
  const feedback = { topic: 'idea', text: 'Good.', name: 'B', email: 'b@harness.test' } as const;
  expect(await roomsDuring(() => buyer.send(feedbackAdd, feedback))).toEqual(['cases']);
  const notice = { id: null, version: 0, audience: 'all', email: '', link: '' } as const;
  const save = () => content.send(opsNoticeSave, { ...notice, texts, at: null, mail: false });
  expect(await roomsDuring(save)).toEqual(['notices']);
});

it('what no desk works on is announced to none', async () => {
  const buyer = await town.member('Other', 'buyer');
  const wanted = { wantBuyItemList: [{ model: 'LM358DR', count: 1 }] };
  expect(await roomsDuring(() => buyer.send(addWantBuy, wanted))).toEqual([]);
});

it('every room has its trigger', async () => {
  const found = await town.market.database.pool.query<{ room: string }>(
    `select distinct convert_from(rtrim(tgargs, '\\x00'), 'utf8') as room from pg_trigger
     where tgname like 'told_to_desks%'`,
  );
  expect(found.rows.map(({ room }) => room).sort()).toEqual([...deskRooms].sort());
});
