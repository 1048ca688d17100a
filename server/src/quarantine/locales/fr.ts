import type { QuarantineSentences } from './zh.ts';

export const fr: QuarantineSentences = {
  'quarantine.sendSample': {
    title: 'Commande {no} : l’échantillon est parti',
    body: 'Un échantillon du lot {lot} ({mpn}) est en route avec {carrier} {trackingNo}.',
  },
  'quarantine.clear': {
    title: 'Commande {no} : un lot suspect est levé',
    body: 'Le lot {lot} ({mpn}) repart chez le vendeur. Motif : {reason}',
  },
  'quarantine.confirm': {
    title: 'Commande {no} : lot confirmé contrefait',
    body: 'Le lot {lot} ({mpn}, {pieces} pcs) est confirmé contrefait et conservé jusqu’au {keptUntil}. Motif : {reason}',
  },
  'quarantine.sendBack': {
    title: 'Commande {no} : les pièces levées ont été renvoyées',
    body: 'Le lot {lot} ({mpn}) est en route avec {carrier} {trackingNo}.',
  },
  'quarantine.scrap': {
    title: 'Commande {no} : pièces en quarantaine détruites',
    body: 'Le lot {lot} ({mpn}) a été détruit. Le certificat figure sur la page de la commande.',
  },
};
