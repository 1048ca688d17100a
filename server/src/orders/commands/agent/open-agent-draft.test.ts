import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '#contract/accounts/closing-calls.ts';
import { BASE_PATH } from '#contract/call.ts';
import { placeAgentOrder } from '#contract/orders/agent/calls.ts';
import { AGENT_DRAFT_DAYS, AGENT_DRAFTS_MAX } from '#contract/orders/agent/drafts.ts';
import {
  agentDraftDelete,
  agentDraftList,
  agentDraftOne,
  agentDraftSave,
} from '#contract/orders/agent/drafts-calls.ts';
import type { AgentDraftContent } from '#contract/orders/agent/drafts-schemas.ts';
import { shipTo } from '#harness/board-market.ts';
import { openTestMarket, type TestMarket } from '#harness/open-market.ts';
import type { Caller } from '../../../../../tools/deal/caller.ts';
import { sweepAgentDrafts } from './open-agent-draft.ts';

let market: TestMarket;
let buyer: Caller;
let other: Caller;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await market.member('Dana', 'buyer');
  other = await market.member('Jonas', 'buyer');
});
afterAll(() => market.close());

const content: AgentDraftContent = {
  supplier: { name: 'Hua Xin', contact: '', email: 'li@', lang: '' },
  lines: [
    {
      key: 1,
      mpn: 'LM358DR',
      manufacturer: '',
      quantity: '1o0',
      unitPrice: '',
      condition: 'brandNew',
      packaging: '',
      dateCode: '',
      warrantyDays: '30',
    },
  ],
  goodsType: 'originalUnder3',
  tests: null,
  shipTo: { ...shipTo, company: '', postcode: '', carrier: '', freightAccount: '' },
  invoice: '',
  note: '',
};
const orderOf = (draftId: string) => ({
  supplier: { name: 'Hua Xin', contact: 'Li', email: 'li@huaxin.test' },
  lines: [{ mpn: 'LM358DR', manufacturer: 'TI', quantity: '100', unitPrice: '0.092' }],
  shipTo,
  inspection: {},
  draftId,
});
const named = (name: string) => ({ ...content, supplier: { ...content.supplier, name } });
const hasChanged = { reply: { data: { fail: 'order.hasChange' } } };

async function saved(who = buyer, version = 0, id: string = randomUUID()): Promise<string> {
  await who.send(agentDraftSave, { id, version, content });
  return id;
}
const idsOf = async (who: Caller) => (await who.send(agentDraftList, {})).list.map(({ id }) => id);

describe('a draft of an agent order', () => {
  it('is kept as it was typed, faults included', async () => {
    const id = await saved();
    expect(await buyer.send(agentDraftOne, { id })).toMatchObject({ id, version: 1, content });
    const { list } = await buyer.send(agentDraftList, {});
    expect(list.find((row) => row.id === id)).toMatchObject({
      supplier: 'Hua Xin',
      lines: 1,
      mpn: 'LM358DR',
    });
  });

  it('is saved over the version that was read, and by nobody who read an older one', async () => {
    const id = await saved();
    await buyer.send(agentDraftSave, { id, version: 1, content: named('First tab') });
    await expect(
      buyer.send(agentDraftSave, { id, version: 1, content: named('Second tab') }),
    ).rejects.toMatchObject(hasChanged);
    const { content: now, version } = await buyer.send(agentDraftOne, { id });
    expect([now.supplier.name, version]).toEqual(['First tab', 2]);
    // The second tab keeps its own as a new draft.
    const own = randomUUID();
    await buyer.send(agentDraftSave, { id: own, version: 0, content: named('Second tab') });
    expect(await idsOf(buyer)).toEqual(expect.arrayContaining([id, own]));
  });

  it('is read, changed and deleted by its buyer alone', async () => {
    const id = await saved();
    await expect(other.send(agentDraftOne, { id })).rejects.toMatchObject({ reply: { code: 404 } });
    await expect(saved(other, 1, id)).rejects.toMatchObject(hasChanged);
    await expect(saved(other, 0, id)).rejects.toMatchObject(hasChanged);
    await other.send(agentDraftDelete, { id });
    expect(await idsOf(buyer)).toContain(id);
    expect(await idsOf(other)).toEqual([]);
    await buyer.send(agentDraftDelete, { id });
    await buyer.send(agentDraftDelete, { id });
    expect(await idsOf(buyer)).not.toContain(id);
    // A tab that still has it does not bring it back by itself.
    await expect(saved(buyer, 1, id)).rejects.toMatchObject(hasChanged);
  });

  it('goes with the order that it became, and stays where the order is refused', async () => {
    const id = await saved();
    const order = orderOf(id);
    const refused = { ...order, shipTo: { ...shipTo, freightAccount: '99999999' } };
    await expect(buyer.send(placeAgentOrder, refused)).rejects.toThrow();
    expect(await idsOf(buyer)).toContain(id);
    // Another buyer's order takes no draft of this one away.
    await other.send(placeAgentOrder, order);
    expect(await idsOf(buyer)).toContain(id);
    await buyer.send(placeAgentOrder, order);
    expect(await idsOf(buyer)).not.toContain(id);
  });

  it('may have another id by the time that its order is sent again: that is one order', async () => {
    const key = randomUUID();
    const send = async (form: object) => {
      const { header } = buyer;
      const reply = await market.market.http.inject({
        method: 'POST',
        url: BASE_PATH + placeAgentOrder.path,
        headers: { ...header, 'accept-language': 'en', 'idempotency-key': key },
        payload: form,
      });
      return reply.json();
    };
    const placed = await send(orderOf(await saved()));
    expect(placed).toMatchObject({ code: 0 });
    expect(await send(orderOf(randomUUID()))).toEqual(placed);
    const { draftId: _, ...form } = orderOf('');
    expect(await send(form)).toEqual(placed);
    expect(await send({ ...form, note: 'Another order' })).toMatchObject({
      data: { fail: 'idempotency.reused' },
    });
  });

  it('does not come back where its first save comes after the order that it became', async () => {
    const id = randomUUID();
    await buyer.send(placeAgentOrder, orderOf(id));
    await expect(saved(buyer, 0, id)).rejects.toMatchObject(hasChanged);
    expect(await idsOf(buyer)).not.toContain(id);
    // The id is another buyer's to use: nothing was sent of that one.
    await saved(other, 0, id);
    await other.send(agentDraftDelete, { id });
    // It is forgotten with the drafts of its time.
    const { db } = market.market.database;
    await sweepAgentDrafts(
      db,
      new Date(market.clock.now().getTime() + AGENT_DRAFT_DAYS * 86_400_000),
    );
    await saved(buyer, 0, id);
    expect(await idsOf(buyer)).toContain(id);
  });

  it('is refused above the limits of number and size', async () => {
    const many = await market.member('Many', 'buyer');
    for (let count = 0; count < AGENT_DRAFTS_MAX; count += 1) await saved(many);
    await expect(saved(many)).rejects.toMatchObject({
      reply: { data: { fail: 'order.draftsFull' } },
    });
    const [id] = await idsOf(many);
    // One that is there is still saved.
    await saved(many, 1, id);
    const long = { ...content, note: 'x'.repeat(2001) };
    await expect(
      many.send(agentDraftSave, { id: id ?? '', version: 2, content: long }),
    ).rejects.toMatchObject({ reply: { data: { fail: 'input.invalid' } } });
  });

  it('is removed after 90 days without a change, and with its account', async () => {
    const leaver = await market.member('Leaver', 'buyer');
    const id = await saved(leaver);
    const { db, pool } = market.market.database;
    const days = (count: number) => new Date(market.clock.now().getTime() + count * 86_400_000);
    await sweepAgentDrafts(db, days(AGENT_DRAFT_DAYS - 1));
    expect(await idsOf(leaver)).toContain(id);
    await sweepAgentDrafts(db, days(AGENT_DRAFT_DAYS));
    expect(await idsOf(leaver)).toEqual([]);
    const last = await saved(leaver);
    await leaver.send(closeAccount, {});
    const { rows } = await pool.query('select 1 from orders.agent_draft where id = $1', [last]);
    expect(rows).toEqual([]);
  });
});
