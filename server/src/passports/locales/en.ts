import type { PassportSentences } from './zh.ts';

export const en: PassportSentences = {
  'passports.offered': {
    title: '{company} hands lot passport {no} over to you',
    body: '{mpn}, {pieces} pcs. Open the passport, read the test result, then accept or decline.',
  },
  'passports.accepted': {
    title: '{company} accepted lot passport {no}',
    body: '{mpn}, {pieces} pcs. They hold the passport now; its link stays open to you.',
  },
  'passports.declined': {
    title: 'Lot passport {no} was declined',
    body: '{mpn}, {pieces} pcs. {company} did not accept it. You still hold the passport.',
  },
  'passports.withdrawn': {
    title: '{company} withdrew lot passport {no}',
    body: '{mpn}, {pieces} pcs. There is nothing left for you to do.',
  },
  'passports.expired': {
    title: 'The offer of lot passport {no} has expired',
    body: '{mpn}, {pieces} pcs. {company} did not answer within 14 days. You still hold the passport and may offer it again.',
  },
  'passports.offerExpired': {
    title: 'The offer of lot passport {no} by {company} has expired',
    body: '{mpn}, {pieces} pcs. You did not answer within 14 days. Ask the company to offer it again if you have the parts.',
  },
};
