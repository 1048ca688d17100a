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
};
