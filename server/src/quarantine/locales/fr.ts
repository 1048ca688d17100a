import type { QuarantineSentences } from './zh.ts';

export const fr: QuarantineSentences = {
  'quarantine.sendSample': {
    title: 'Commande {no} : l’échantillon est parti',
    body: 'Un échantillon du lot {lot} ({mpn}) est en route avec {carrier} {trackingNo}.',
  },
  'quarantine.clear': {
    title: 'Commande {no} : un lot est mis hors de cause',
    body: 'Le lot {lot} ({mpn}) est hors de cause et repart chez le vendeur. Motif : {reason}',
  },
  'quarantine.confirm': {
    title: 'Commande {no} : lot confirmé contrefait',
    body: 'Le lot {lot} ({mpn}, {pieces} pcs) est confirmé contrefait et conservé jusqu’au {keptUntil}. Motif : {reason}',
  },
  'quarantine.sendBack': {
    title: 'Commande {no} : les pièces hors de cause ont été renvoyées',
    body: 'Le lot {lot} ({mpn}) est en route vers le vendeur avec {carrier} {trackingNo}.',
  },
  'quarantine.scrap': {
    title: 'Commande {no} : pièces en quarantaine détruites',
    body: 'Le lot {lot} ({mpn}) a été détruit. Le certificat figure sur la page de la commande.',
  },
};
