import type { PassportSentences } from './zh.ts';

export const fr: PassportSentences = {
  'passports.offered': {
    title: '{company} vous transmet le passeport de lot {no}',
    body: '{mpn}, {pieces} pcs. Ouvrez le passeport, lisez le résultat, puis acceptez ou refusez.',
  },
  'passports.accepted': {
    title: '{company} a accepté le passeport de lot {no}',
    body: '{mpn}, {pieces} pcs. Cette société en est la détentrice ; le lien vous reste ouvert.',
  },
  'passports.declined': {
    title: 'Le passeport de lot {no} a été refusé',
    body: '{mpn}, {pieces} pcs. {company} ne l’a pas accepté. Vous restez le détenteur.',
  },
  'passports.withdrawn': {
    title: '{company} a retiré le passeport de lot {no}',
    body: '{mpn}, {pieces} pcs. Vous n’avez plus rien à faire.',
  },
  'passports.expired': {
    title: 'L’offre du passeport de lot {no} a expiré',
    body: '{mpn}, {pieces} pcs. {company} n’a pas répondu dans les 14 jours. Vous restez le détenteur et pouvez le proposer à nouveau.',
  },
  'passports.offerExpired': {
    title: 'L’offre du passeport de lot {no} par {company} a expiré',
    body: '{mpn}, {pieces} pcs. Vous n’avez pas répondu dans les 14 jours. Si vous avez les pièces, demandez une nouvelle offre.',
  },
};
