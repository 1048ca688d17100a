import type { EnquirySentences } from './zh.ts';

export const en = {
  'enquiries.asked': {
    title: 'New enquiry {no}',
    body: 'A buyer asks for {model} (lines: {count}). Please quote within 7 days.',
  },
  'enquiries.askedUrgent': {
    title: 'Urgent enquiry {no}',
    body: 'A buyer urgently asks for {model} (lines: {count}). Please quote soon.',
  },
  'enquiries.urgent': {
    title: 'Enquiry {no} is urgent now',
    body: 'The buyer has set enquiry {no} to urgent. Please quote soon.',
  },
  'enquiries.reminded': {
    title: 'Urgent enquiry {no} waits',
    body: 'Urgent lines without your answer: {count}. First: {model}.',
  },
  'enquiries.quoted': {
    title: 'A quote for enquiry {no}',
    body: '{company} quoted {model}, valid until {validUntil}.',
  },
  'enquiries.quotedMany': {
    title: '{count} quotes for enquiry {no}',
    body: '{company} quoted {count} lines, the first for {model}.',
  },
  'enquiries.revised': {
    title: 'A quote for {no} was revised',
    body: '{company} revised its quote for {model}, valid until {validUntil}.',
  },
  'enquiries.refused': {
    title: 'Enquiry {no} was declined',
    body: '{company} cannot quote {model}.',
  },
  'enquiries.refusedMany': {
    title: '{count} lines of enquiry {no} were declined',
    body: '{company} cannot quote {count} lines, the first for {model}.',
  },
  'enquiries.countered': {
    title: 'Counter-offer for {no}',
    body: 'The buyer would pay USD {price} a piece for {model}. Revise your quote or keep it.',
  },
  'enquiries.kept': {
    title: '{no}: the price stands',
    body: '{company} keeps its quote for {model}.',
  },
  'enquiries.counterAccepted': {
    title: '{no}: the seller agrees to your price',
    body: '{company} agrees to USD {price} a piece for {model}, valid until {validUntil}.',
  },
  'enquiries.reopened': {
    title: 'Order {orderNo} was cancelled: its quote counts again',
    body: 'The quote of {company} for {model} (lines: {count}) is valid until {validUntil}. Order from it again in enquiry {no}, or choose another.',
  },
  'enquiries.reopenedQuote': {
    title: 'Order {orderNo} was cancelled: your quote counts again',
    body: 'Your quote for {model} (lines: {count}) can be ordered until {validUntil}. Revise it if anything has changed.',
  },
  'enquiries.ordered': {
    title: 'Your quote became order {orderNo}',
    body: '{company} ordered {model} (lines: {count}) from your quote. Please confirm order {orderNo}.',
  },
  'enquiries.closed': {
    title: 'Enquiry {no} was closed',
    body: 'The buyer closed the enquiry for {model}.',
  },
  'enquiries.closedMany': {
    title: '{count} lines of enquiry {no} were closed',
    body: 'The buyer closed {count} lines, the first for {model}.',
  },
  'enquiries.buyerLeft': {
    title: 'Enquiry {no} has ended',
    body: 'The buyer closed its account; the enquiry for {model} ended with it.',
  },
  'enquiries.buyerLeftMany': {
    title: 'The buyer of enquiry {no} closed its account',
    body: 'Lines of its enquiries that ended with it: {count}. First: {model}.',
  },
  'enquiries.sellerLeft': {
    title: 'Enquiry {no}: {company} closed its account',
    body: 'It no longer quotes or sells {model}. Other sellers are not affected.',
  },
  'enquiries.sellerLeftMany': {
    title: 'Enquiry {no}: {company} closed its account',
    body: 'It no longer quotes or sells {count} lines, the first for {model}. Other sellers are not affected.',
  },
  'enquiries.expiredUnanswered': {
    title: 'Enquiry {no}: lines without an answer',
    body: 'Nobody answered within 7 days (lines: {count}). First: {model}. A buy-request reaches more sellers.',
  },
  'enquiries.expiredQuote': {
    title: 'Quotes of enquiry {no} have expired',
    body: 'The validity of the quote for {model} is over (quotes: {count}).',
  },
} satisfies EnquirySentences;
