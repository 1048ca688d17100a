import { expect, it, vi } from 'vitest';
import * as contract from '#contract/boards/calls.ts';
import * as surplus from '#contract/surplus/calls.ts';
import { postOf, replyTo } from '#harness/board-market.ts';
import { boardStage } from '#harness/board-stage.ts';

const { market, dana, wei } = boardStage();

it('tells members which board changed: when a post comes, changes, goes and comes back', async () => {
  const client = await market.pool.connect();
  const heard: string[] = [];
  client.on('notification', ({ payload }) => heard.push(payload ?? ''));
  await client.query('listen assay_told');
  const rooms = () => heard.filter((one) => one.includes('"room"')).map((one) => JSON.parse(one));
  const expectEvents = (room: string, times: number) =>
    vi.waitFor(() => expect(rooms()).toEqual(Array(times).fill({ room, of: 'members' })));

  const post = await postOf(dana, { 'TOLD-1': 1 });
  await expectEvents('mall', 1);
  const wantBuyItemList = [{ model: 'TOLD-2', count: 2 }];
  await dana.call(contract.editWantBuy, { id: post.id, version: 1, wantBuyItemList });
  await expectEvents('mall', 2);
  await dana.call(contract.close, { id: post.id, version: 2 });
  await expectEvents('mall', 3);
  await dana.call(contract.reopen, { id: post.id, version: 3 });
  await expectEvents('mall', 4);
  // A reply is between its two sides.
  await replyTo(wei, await dana.call(contract.detail, { id: post.id }));
  heard.length = 0;
  await wei.call(surplus.addSurplusDeal, {
    items: [{ model: 'TOLD-3', manufacturer: 'TI', count: 5, condition: 'brandNew' }],
  });
  await expectEvents('waste', 1);
  client.release();
});
