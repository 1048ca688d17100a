import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  guest: 'Connectez-vous pour voir les devis des {months} derniers mois sur la plateforme.',
  logIn: 'Se connecter',
  explain:
    'Devis des {months} derniers mois, les plus récents d’abord. Aucune partie n’est nommée et les quantités sont données par plages. Le prix unitaire s’affiche dès que {count} vendeurs ont répondu.',
  maker: 'Fabricant',
  anyMaker: 'Tous les fabricants',
  label: 'Devis pour {model}',
  mpn: 'Référence, fabricant',
  day: 'Devis du',
  quantity: 'Quantité',
  price: 'Prix unitaire, USD',
  kept: 'trop peu de vendeurs',
  empty: 'Aucun devis pour {keyword} sur cette période.',
  bounded: 'Seuls les {count} plus récents sont affichés.',
} satisfies Translated<typeof zh>;
