import type { QuarantineSentences } from './zh.ts';

export const en: QuarantineSentences = {
  'quarantine.sendSample': {
    title: 'Order {no}: the sample has been sent',
    body: 'A sample of lot {lot} ({mpn}) is on its way with {carrier} {trackingNo}.',
  },
  'quarantine.clear': {
    title: 'Order {no}: a suspect lot is cleared',
    body: 'Lot {lot} ({mpn}) is cleared and goes back to the seller. Reason: {reason}',
  },
  'quarantine.confirm': {
    title: 'Order {no}: a suspect lot is confirmed counterfeit',
    body: 'Lot {lot} ({mpn}, {pieces} pcs) is confirmed counterfeit and kept until {keptUntil}. Reason: {reason}',
  },
  'quarantine.sendBack': {
    title: 'Order {no}: the cleared goods were sent back',
    body: 'Lot {lot} ({mpn}) is on its way back with {carrier} {trackingNo}.',
  },
  'quarantine.scrap': {
    title: 'Order {no}: quarantined goods were destroyed',
    body: 'Lot {lot} ({mpn}) was destroyed. The certificate is on the order page.',
  },
};
