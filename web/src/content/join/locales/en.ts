import type { Translated } from '#web/i18n/translator.ts';
import type zh from './zh.ts';

export default {
  need: 'What you need',
  steps: 'Steps',
  start: 'Register, free',
  signed: 'Have an account? Log in',
  buyer: {
    title: 'Become a buyer',
    description:
      'An e-mail address is enough to start: no fee, no deposit. The steps to register, to name your company, to post a request and to order.',
    lead: 'An e-mail address is enough to start. There is no membership fee and no deposit; nothing is charged before you pay an order.',
    email: { name: 'E-mail address', text: 'For codes, log-in and notices.' },
    company: {
      name: 'Country and company name',
      text: 'Asked at the first log-in; English is suggested.',
    },
    ship: {
      name: 'Ship-to address',
      text: 'Asked when you order: consignee, phone, address, carrier.',
    },
    pay: {
      name: 'An account to pay from',
      text: 'You wire USD from the company’s account and upload the proof; finance confirms its arrival.',
    },
    register:
      'Enter the e-mail and its code. The code is valid {valid} minutes; another can be sent after {resend} seconds.',
    password: 'Set a password of {min} to {max} letters and digits.',
    identity: 'Choose buyer, and enter country and company name.',
    ask: 'Search a part, post a buy-request, or start an escrow order.',
    order: 'Accept a quote to place the order. Pay within {pay} of the seller’s confirmation.',
    opens: 'What opens',
    enquire: {
      name: 'Buy-requests and quotes',
      text: 'Post a request, compare the sellers’ quotes; accepting one makes the order.',
    },
    escrow: {
      name: 'Escrow orders',
      text: 'The same holding and inspection for a supplier that you found elsewhere.',
    },
    reports: {
      name: 'Test reports',
      text: 'One for each lot: online, as PDF, and open to verification by its code.',
    },
    wallet: { name: 'USD wallet', text: 'Recharge, payment, refund and ledger in one place.' },
  },
  seller: {
    title: 'Become a seller',
    description:
      'Settle in with three steps: review within {review}, integrity deposit {deposit}, refundable. Papers, photo sizes, times, and what opens after it.',
    lead: 'Three steps, a review within {review}, and a refundable deposit of {deposit}. After it your stock is found in search, and you quote and take orders.',
    code: {
      name: 'Unified social credit code',
      text: '{chars} characters; the check digit is verified.',
    },
    licence: { name: 'Photo of the business licence', text: '{min} KB to {max} MB, legible.' },
    names: {
      name: 'Chinese and English name, address',
      text: 'Buyers see the English name.',
    },
    contact: { name: 'Contact person, mobile, landline', text: 'The mobile receives a code.' },
    models: {
      name: 'Three parts in stock',
      text: 'To prove your source, with the IC trading platform that you use.',
    },
    deposit: {
      name: 'Integrity deposit',
      text: 'By corporate transfer. Paid back within {back} of your request when no order is open.',
    },
    register: 'Register with e-mail and code, set a password, choose seller.',
    company: 'Fill in the company basics. A draft can be saved at any time.',
    proof: 'Prove that you deal in ICs: three parts in stock and your trading platform.',
    pay: 'Pay the integrity deposit and upload the proof of transfer.',
    review:
      'The review takes up to {review}. The result comes by SMS and e-mail; what must be changed is listed, and you submit again.',
    list: 'Once passed, list stock and answer enquiries and buy-requests.',
    opens: 'What opens',
    stock: {
      name: 'Stock',
      text: 'Line by line or by spreadsheet. Stock not confirmed for {stale} days leaves search.',
    },
    quotes: {
      name: 'Quotes',
      text: 'For enquiries sent to you and for requests that match your stock.',
    },
    orders: {
      name: 'Orders',
      text: 'You ship once the payment is with Assay, to the dock in Shenzhen.',
    },
    payout: {
      name: 'Payout',
      text: 'USD in the wallet; exchange it to RMB, or withdraw.',
    },
    before:
      'Until the review is passed, only the dashboard, the settlement and the preview of your own page are open.',
  },
} satisfies Translated<typeof zh>;
