import type { BoardSentences } from './zh.ts';

export const en = {
  'boards.replied': {
    title: 'New quote for your request {postNo}',
    body: '{company} quoted {model} (items in the quote: {count}) in {replyNo}, valid until {validUntil}.',
  },
  'boards.accepted': {
    title: 'Your quote {replyNo} was accepted',
    body: '{company} accepted your quote for {model} (items taken: {count}). Order {orderNo} was placed and waits for your confirmation.',
  },
  'boards.closed': {
    title: 'Request {postNo} was closed',
    body: '{company} closed this request; your quote {replyNo} closed with it.',
  },
} satisfies BoardSentences;
