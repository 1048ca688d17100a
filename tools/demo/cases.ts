import * as cases from '#contract/cases/calls.ts';
import { orderList } from '#contract/orders/calls.ts';
import type { Town } from './town.ts';

const person = (name: string, email: string) => ({ name, email });

/** Cases at the desk of support, one in each state; one waits for its seller. */
export async function bringCases({ buyers, sellers, staff }: Town): Promise<void> {
  const { support } = staff;
  const found = async (no: string) => {
    const { list } = await support.send(cases.opsCaseList, { find: no });
    const [row] = list;
    if (row === undefined) throw new Error(`the desk has no case ${no}`);
    return support.send(cases.opsCaseOne, { id: row.id });
  };
  const taken = async (no: string) => {
    const { id, version } = await found(no);
    return support.send(cases.opsCaseClaim, { id, version });
  };

  const orders = await buyers.hollis.send(orderList, { tab: 'all' });
  const legal = await buyers.hollis.send(cases.legalAdd, {
    ...person('Dana Whitfield', 'dana@hollis.test'),
    topic: 'refundLate',
    side: 'buyer',
    orderNo: orders.list[0]?.no ?? '',
    wish: 'advice',
    text: 'What happens with the money if the seller does not confirm this order?',
  });
  const { id: legalId, version: legalVersion } = await taken(legal.no);
  await support.send(cases.opsCaseRequestDetails, {
    id: legalId,
    version: legalVersion,
    text: 'Nothing is paid yet, so nothing is held. Do you want the order cancelled, or do you wait?',
  });

  const complaint = await buyers.norte.send(cases.complaintAdd, {
    ...person('Lucía Ferrer', 'lucia@norte.test'),
    topic: 'papers',
    sellerName: 'Hexin Components',
    wish: 'explanation',
    text: 'Falta el certificado de conformidad en el envío.',
  });
  const { id: complaintId, version: complaintVersion } = await taken(complaint.no);
  await support.send(cases.opsCaseReply, {
    id: complaintId,
    version: complaintVersion,
    text: 'El vendedor envió hoy el certificado; está en los archivos del pedido.',
  });

  const forwarded = await buyers.messwerk.send(cases.complaintAdd, {
    ...person('Jonas Brandt', 'jonas@messwerk.test'),
    topic: 'conduct',
    sellerName: 'Lantai',
    wish: 'explanation',
    mayForward: true,
    text: 'They confirmed a delivery date by telephone and now say that they never did.',
  });
  const asked = await taken(forwarded.no);
  const [lantai] = await support.send(cases.opsCaseSellers, { find: 'Lantai' });
  await support.send(cases.opsCaseForward, {
    id: asked.id,
    version: asked.version,
    text: 'Please tell us which date you confirmed, and attach what was written about it.',
    sellerId: lantai?.id ?? null,
    selection: asked.entries
      .filter(({ event }) => event === 'add')
      .map(({ id }) => ({ entryId: id, text: true, files: [] })),
  });

  const idea = await buyers.messwerk.send(cases.feedbackAdd, {
    ...person('Jonas Brandt', 'jonas@messwerk.test'),
    topic: 'idea',
    page: '/part-search',
    text: 'Please let me filter the offers by date code.',
  });
  await taken(idea.no);

  await sellers.yunjing.send(cases.feedbackAdd, {
    ...person('周敏', 'min@yunjing.test'),
    topic: 'language',
    page: '/seller-inventory',
    text: '库存页的“批号”建议改成“生产批号”。',
  });
}
