import type { FakeSentences } from './zh.ts';

const found = '{no}: your {mpn} resembles a lot that failed inspection';
const next = 'Support is looking at it. On the page of warnings you can contest it with evidence.';

export const en: FakeSentences = {
  'fakes.found.lot': { title: found, body: `Lot code and date code are the same. ${next}` },
  'fakes.found.label': { title: found, body: `The lot code on a label is the same. ${next}` },
  'fakes.found.photo': { title: found, body: `A photo of yours is one of its inspection. ${next}` },
  'fakes.found.seller': {
    title: found,
    body: `A lot of this part that you delivered before failed. ${next}`,
  },
  'fakes.held': {
    title: 'Order {order}: payment is held',
    body: '{mpn} resembles a lot that failed inspection. Support is looking at it until {until}; nothing is charged before.',
  },
  'fakes.upheld': { title: '{no}: the warning about {mpn} is upheld', body: 'Reason: {reason}' },
  'fakes.dismissed': {
    title: '{no}: the warning about {mpn} is dismissed',
    body: 'Reason: {reason}',
  },
  'fakes.refused': {
    title: 'Order {order}: it cannot be paid',
    body: 'Support takes {mpn} for goods that failed inspection. You can cancel the order; an order that is not paid costs nothing.',
  },
  'fakes.freed': {
    title: 'Order {order}: the warning is dismissed',
    body: 'Support looked at {mpn} and found nothing against it. The order goes on.',
  },
};
