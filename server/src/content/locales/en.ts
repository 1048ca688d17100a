import type { ContentWords } from './zh.ts';

export const en: ContentWords = {
  'content.blacklistNotice': {
    title: 'Proposed for the list of blacklisted suppliers',
    body: 'After the outcome of order {orderNo} ({mpn}), {supplier} is proposed for the public blacklist. Answer in writing by {due}. Without an answer the evidence at hand decides.',
  },
  'content.blacklistPublished': {
    title: 'Published on the list of blacklisted suppliers',
    body: 'After the outcome of order {orderNo} ({mpn}), {supplier} stands on the public blacklist until {endsOn}. You may appeal.',
  },
  'content.blacklistStayed': {
    title: 'Your appeal was not granted',
    body: 'The appeal about order {orderNo} ({mpn}) was not granted: {supplier} stays on the public blacklist until {endsOn}. The reasons stand on the page of the entry.',
  },
  'content.blacklistEnded': {
    title: 'No longer on the list of blacklisted suppliers',
    body: 'The entry of {supplier} after the outcome of order {orderNo} ({mpn}) has ended. It is no longer public.',
  },
  'content.blacklistDropped': {
    title: 'Not put on the list of blacklisted suppliers',
    body: 'The proposal to put {supplier} on the public blacklist after the outcome of order {orderNo} ({mpn}) was dropped. It was never public.',
  },
};
