import { expect, it } from 'vitest';
import { acceptReply } from '#contract/boards/calls.ts';
import { acceptance, postOf, quoteOf, replyTo } from '#harness/board-market.ts';
import { bidFor, boardStage, dealOf } from '#harness/board-stage.ts';

const { tao: poster, wei: replier } = boardStage();

const refused = (model: string, place: number) => ({
  code: 'quote.belowCent',
  facts: { model },
  field: `items.${place}.unitPrice`,
});

it('a quote that comes to less than a cent is refused at its price', async () => {
  const post = await postOf(poster, { LM358DR: 100, TPS54331DR: 100 });
  const [first = '', second = ''] = post.items.map(({ id }) => id);
  const quote = (unitPrice: string, quantity: number) =>
    replyTo(replier, post, { items: [quoteOf(first, 100), quoteOf(second, quantity, unitPrice)] });
  await expect(quote('0.00004', 100)).rejects.toMatchObject(refused('TPS54331DR', 1));
  expect(await quote('0.00005', 100)).toMatchObject({ state: 'open' });
});

it('a bid that comes to less than a cent is refused at its price', async () => {
  const deal = await dealOf(poster);
  const bid = (unitPrice: string) => bidFor(replier, deal, 100, { unitPrice });
  await expect(bid('0.00004')).rejects.toMatchObject(refused('LM358DR', 0));
  expect(await bid('0.00005')).toMatchObject({ no: expect.stringMatching(/^QT-/) });
});

it('a part of a quote that comes to less than a cent is not accepted', async () => {
  const post = await postOf(poster, { TPS54331DR: 100 });
  const items = [quoteOf(post.items[0]?.id ?? '', 100, '0.0001')];
  const reply = await replyTo(replier, post, { items });
  const accept = (quantity: number) => poster.call(acceptReply, acceptance(reply, quantity));
  await expect(accept(49)).rejects.toMatchObject({
    code: 'quote.belowCent',
    facts: { model: 'TPS54331DR' },
    field: null,
  });
  expect(await accept(50)).toMatchObject({ orderNo: expect.stringMatching(/^TO-/) });
});
