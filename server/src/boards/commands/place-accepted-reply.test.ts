import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import { acceptance, later, NOW, postOf, replyTo, shipTo } from '#harness/board-market.ts';
import { boardStage, codeOf, quoteOn } from '#harness/board-stage.ts';
import { Failure } from '#server/kit/failure.ts';

const { market, dana, wei } = boardStage();

/** A post of one item and a reply that offers so much of it. */
const offer = (quantity: number, asked = 1000) => quoteOn(dana, wei, quantity, asked);
const seen = (id: string) => dana.call(contract.replyDetail, { id });

describe('accepting a reply', () => {
  it('wholly places one order with its items and ends it as taken', async () => {
    const { post, reply } = await offer(500);
    const placed = await dana.call(contract.acceptReply, acceptance(reply, 500));
    expect(placed.orderNo).toBe('TO-261121-1001');
    expect(market.orders).toMatchObject([
      {
        buyerId: dana.account,
        sellerId: wei.account,
        lines: [
          {
            mpn: 'TPS54331DR',
            manufacturer: 'Texas Instruments',
            quantity: 500,
            unitPrice: 11_800n,
            condition: 'brandNew',
            packaging: null,
            dateCode: '',
            leadTime: 'now',
            warrantyDays: 30,
          },
        ],
        // The order chooses the carrier where the buyer names none.
        shipTo: { ...shipTo, carrier: '' },
        inspection: { goodsType: 'originalUnder3', tests: [] },
        source: { kind: 'reply', id: reply.id, no: reply.no },
        now: NOW,
      },
    ]);
    const taken = await seen(reply.id);
    expect(taken).toMatchObject({ state: 'taken', version: 2, items: [{ taken: 500 }] });
    expect(taken.orders).toEqual([{ id: placed.orderId, no: placed.orderNo }]);
    const after = await dana.call(contract.detail, { id: post.id });
    expect(after).toMatchObject({ state: 'open', items: [{ taken: 500, count: 1000 }] });
    // The order tells its seller; the board sends no second message of the same event.
    expect(await market.messages(wei.account)).toEqual([]);
  });

  it('for a part leaves the rest open for another order', async () => {
    const { reply } = await offer(500);
    await dana.call(contract.acceptReply, acceptance(reply, 200));
    const rest = await seen(reply.id);
    expect(rest).toMatchObject({ state: 'open', version: 2, items: [{ taken: 200 }] });
    await dana.call(contract.acceptReply, acceptance(rest, 300));
    expect((await seen(reply.id)).state).toBe('taken');
    expect((await seen(reply.id)).orders).toHaveLength(2);
    expect(market.orders.map((order) => order.lines[0]?.quantity)).toEqual([200, 300]);
  });

  it('may take more than was asked for, and never more than is left', async () => {
    const { reply } = await offer(500, 100);
    await dana.call(contract.acceptReply, acceptance(reply, 400));
    const rest = await seen(reply.id);
    const tooMany = dana.call(contract.acceptReply, acceptance(rest, 101));
    await expect(tooMany).rejects.toMatchObject({ code: 'reply.tooMany', facts: { left: 100 } });
    await dana.call(contract.acceptReply, acceptance(rest, 100));
    expect(market.orders).toHaveLength(2);
  });

  it('of several items takes all of them or none', async () => {
    const post = await postOf(dana, { 'TWO-1': 10, 'TWO-2': 10 });
    const reply = await replyTo(wei, post);
    const tooMany = acceptance(reply, 10, 11);
    await expect(dana.call(contract.acceptReply, tooMany)).rejects.toThrow('reply.tooMany');
    expect((await seen(reply.id)).items.map((item) => item.taken)).toEqual([0, 0]);
    await dana.call(contract.acceptReply, acceptance(reply, 10, 5));
    expect((await seen(reply.id)).state).toBe('open');
    expect(market.orders).toHaveLength(1);
    expect(market.orders[0]?.lines.map((line) => line.quantity)).toEqual([10, 5]);
  });

  it('changes nothing where the order is refused', async () => {
    const { reply } = await offer(500);
    market.hooks.beforeOrder = async () => {
      throw new Failure('order.lines');
    };
    await expect(dana.call(contract.acceptReply, acceptance(reply, 500))).rejects.toThrow(
      'order.lines',
    );
    expect(await seen(reply.id)).toMatchObject({ state: 'open', version: 1, orders: [] });
    expect(await market.messages(wei.account)).toEqual([]);
  });

  it('is the poster’s alone', async () => {
    const { reply } = await offer(500);
    const stranger = market.member('Stranger');
    await expect(wei.call(contract.acceptReply, acceptance(reply, 1))).rejects.toThrow(
      'access.denied',
    );
    await expect(stranger.call(contract.acceptReply, acceptance(reply, 1))).rejects.toThrow(
      'notFound',
    );
    const foreign = {
      ...acceptance(reply, 1),
      items: [{ replyItemId: randomUUID(), quantity: 1 }],
    };
    await expect(dana.call(contract.acceptReply, foreign)).rejects.toThrow('notFound');
  });

  it('is refused once the reply is taken, replaced, over or gone with its post', async () => {
    const refusal = async (reply: Awaited<ReturnType<typeof seen>>, now: Date = NOW) =>
      codeOf(await dana.call(contract.acceptReply, acceptance(reply, 1), now).catch((e) => e));
    const taken = await offer(1);
    await dana.call(contract.acceptReply, acceptance(taken.reply, 1));
    expect(await refusal(taken.reply)).toBe('reply.taken');

    const replaced = await offer(5);
    await replyTo(wei, replaced.post);
    expect(await refusal(replaced.reply)).toBe('reply.closed');

    const over = await offer(5);
    expect(await refusal(over.reply, later(15))).toBe('reply.expired');
    await market.expire(later(15));
    expect(await refusal(over.reply, later(16))).toBe('reply.expired');

    const gone = await offer(5);
    await dana.call(contract.close, { id: gone.post.id, version: 1 });
    expect(await refusal(gone.reply)).toBe('post.closed');

    const stale = await offer(5);
    expect(await refusal({ ...stale.reply, version: 7 })).toBe('order.hasChange');
    expect(market.orders).toHaveLength(1);
  });
});

describe('two tabs that accept at once', () => {
  const together = async (reply: Awaited<ReturnType<typeof seen>>, quantities: number[]) => {
    const ends = await Promise.allSettled(
      quantities.map((quantity) => dana.call(contract.acceptReply, acceptance(reply, quantity))),
    );
    return ends
      .filter((end) => end.status === 'rejected')
      .map((end) => codeOf(end.reason))
      .sort();
  };

  it('the whole of it place one order', async () => {
    const { reply } = await offer(500);
    expect(await together(reply, [500, 500, 500])).toEqual(['reply.taken', 'reply.taken']);
    expect(market.orders).toHaveLength(1);
    expect((await seen(reply.id)).items[0]?.taken).toBe(500);
  });

  it('more than there is together place one order', async () => {
    const { reply } = await offer(500);
    expect(await together(reply, [300, 300])).toEqual(['reply.tooMany']);
    expect(market.orders).toHaveLength(1);
    expect((await seen(reply.id)).items[0]?.taken).toBe(300);
  });

  it('less than there is together place one order, as the second saw an old version', async () => {
    const { reply } = await offer(500);
    expect(await together(reply, [100, 100])).toEqual(['order.hasChange']);
    expect(market.orders).toHaveLength(1);
  });

  it('leave a reply that is being taken to its taker, whatever the clock says', async () => {
    const { reply } = await offer(5);
    market.hooks.beforeOrder = async () => {
      await market.expire(later(20));
    };
    await dana.call(contract.acceptReply, acceptance(reply, 5));
    await market.expire(later(20));
    expect(await seen(reply.id)).toMatchObject({ state: 'taken', version: 2 });
  });

  it('while the post is being closed end in one of the two, never in both', async () => {
    for (let round = 0; round < 5; round += 1) {
      market.orders.length = 0;
      const { post, reply } = await offer(5);
      const [accepted] = await Promise.allSettled([
        dana.call(contract.acceptReply, acceptance(reply, 5)),
        dana.call(contract.close, { id: post.id, version: 1 }),
      ]);
      const { state } = await seen(reply.id);
      expect(state).toBe(accepted.status === 'fulfilled' ? 'taken' : 'closed');
      expect(market.orders).toHaveLength(accepted.status === 'fulfilled' ? 1 : 0);
    }
  });
});

describe('the database', () => {
  it('itself refuses to take more than was offered, and items of another post', async () => {
    const { reply } = await offer(5);
    const { reply: elsewhere } = await offer(5);
    await expect(
      market.pool.query('update boards.reply_item set taken = 6 where reply = $1', [reply.id]),
    ).rejects.toMatchObject({ code: '23514' });
    await expect(
      market.pool.query('update boards.reply_item set post_item = $2 where reply = $1', [
        reply.id,
        elsewhere.items[0]?.postItemId,
      ]),
    ).rejects.toMatchObject({ code: '23503' });
  });
});
