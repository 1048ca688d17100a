import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  law: {
    full: 'Read the full text',
    close: 'OK',
    terms: {
      one: 'Assay gives buyers and sellers of electronic components a market, holds payments, receives goods, inspects them and ships them on.',
      two: 'The buyer pays Assay. Until both sides confirm the inspection, the money belongs neither to the seller nor to Assay’s use.',
      three:
        'The seller ships to Assay’s dock. Assay counts the goods, inspects samples and issues a report per lot.',
      four: 'Buyer and seller confirm within 3 working days of the report. Silence on a lot that passed counts as confirmed.',
      five: 'If a lot fails or the sides do not agree, the goods go back to the seller and the payment to the buyer, each within 3 working days.',
      six: 'Users give true facts about their company and goods. Counterfeit parts, undeclared refurbished parts or parts of unknown source may close an account.',
      seven:
        'Inspection and service fees are listed one by one before payment; what is not listed is not charged.',
    },
    privacyText: {
      one: 'We keep your e-mail, name, company, country, orders, payments and messages to carry out trades and as the law asks.',
      two: 'The other side of a trade sees only the company, country and contact facts of that trade, never your codes, password or balance.',
      three:
        'Passwords are kept so that they cannot be read back; location and other extra data are removed from uploaded pictures.',
      four: 'We do not sell personal data and do not use it for advertising. What payment, shipping and testing need goes only to those who carry out that trade.',
      five: 'Your browser keeps the login, language, theme and forms you have not sent; logging out clears the login.',
      six: 'You can see and correct your data on your account page and ask us for a copy or for the deletion of what the law lets us delete.',
    },
  },
} satisfies Translated<typeof zh>;
