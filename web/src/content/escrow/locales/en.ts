import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  title: 'Escrow orders',
  description:
    'Found a supplier yourself and do not want to wire first? Assay holds the payment, inspects the parts, then ships and releases. Steps, fees, what to prepare.',
  lead: 'You have found a supplier and agreed a price, and nobody wants to move first. Place the order here: Assay holds the payment, receives and inspects the parts, and ships them to you once both sides confirm.',
  whom: {
    title: 'Who it is for',
    found: {
      name: 'A supplier found elsewhere',
      text: 'At a fair, on a platform, through a colleague. It need not be on Assay yet; we invite it.',
    },
    first: {
      name: 'A first deal',
      text: 'Neither side has to trust the other. The payment goes to Assay, and so do the goods.',
    },
    scarce: {
      name: 'Obsolete, scarce or loose parts',
      text: 'Where the condition decides the price, the test comes before the release.',
    },
    away: {
      name: 'No office in China',
      text: 'We receive, count, inspect and ship in Shenzhen on your behalf.',
    },
  },
  steps: {
    title: 'Eight steps',
    aside: 'Each with its time in working days.',
    fill: 'Fills in the escrow order.',
    contact:
      'Contacts support. Support prices tests, freight and service; both sides accept the terms.',
    pay: 'Pays Assay, by wire or from the balance.',
    ship: 'Ships the goods to the Assay dock.',
    inspect: 'Counts and inspects, and issues the test report.',
    confirm: 'Confirm the result of the inspection.',
    dispatch: 'Packs and ships to the buyer.',
    release: 'Releases the payment to the supplier {when}.',
    price: '{span} to price',
  },
  fees: {
    title: 'What it costs',
    service: {
      name: 'Service fee',
      text: 'Priced by support for each order and written into the terms before you accept.',
    },
    tests: {
      name: 'Tests',
      text: 'Those that you choose. Documents and general visual are included.',
    },
    freight: {
      name: 'Freight to you',
      text: 'Written into the terms; nothing on your own carrier account.',
    },
    commission: {
      name: 'Commission',
      text: 'The supplier pays {agent} of the goods on an escrow order.',
    },
    none: 'If nothing is kept, goods, freight and service fee are refunded; under the standard terms Assay bears the tests.',
  },
  prepare: {
    title: 'What to prepare',
    supplier: 'The supplier: company name, contact person, e-mail',
    parts: 'Part numbers, manufacturers, quantities, date codes',
    price: 'The unit prices that you agreed, in USD',
    tests: 'Goods type and the tests you want; a plan is proposed',
    ship: 'Ship-to address, carrier ({carriers}) and your freight account, where you have one',
    invoice: 'Invoice details',
  },
  asked: {
    account: {
      q: 'My supplier has no account. What now?',
      a: 'Support invites it by e-mail. It is reviewed like every seller, within {review}, and must be settled before it is paid.',
    },
    when: {
      q: 'When is the supplier paid?',
      a: 'After both sides confirmed the result, {when}. Until then Assay holds the payment.',
    },
    fails: {
      q: 'What if the lot fails?',
      a: 'Support decides within {decide}. On a return, the goods go back within {back} of your authorisation, and the payment within {refund} of their shipment.',
    },
    change: {
      q: 'Can the price change after I place the order?',
      a: 'Support may price again until you accept. Each change is a new version of the terms and needs both sides.',
    },
  },
} satisfies Translated<typeof zh>;
