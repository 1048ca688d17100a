import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  notFound: 'Cette commande n’existe pas ou n’est pas la vôtre.',
  back: 'Retour à la liste',
  progress: 'Avancement',
  seller: 'Vendeur {name}',
  buyer: 'Acheteur {name}',
  supplier: 'Fournisseur {name}, pas encore sur la plateforme',
  placed: 'passée le {time}',
  documents: 'Documents',
  support: 'Demander au support',
  parcels_one: '{count} colis',
  parcels_many: '{count} colis',
  parcels_other: '{count} colis',
  reports_one: '{count} rapport',
  reports_many: '{count} rapports',
  reports_other: '{count} rapports',
  to: '{carrier} vers {place}',
  doneBy: '{party} : {time}',
  confirmed: 'confirmé',
} satisfies Translated<typeof zh>;
