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
  'boards.bid': {
    title: 'New bid for your surplus {postNo}',
    body: '{company} bid for {model} (items in the bid: {count}) in {replyNo}, valid until {validUntil}.',
  },
  'boards.bidAccepted': {
    title: 'Your bid {replyNo} was accepted',
    body: '{company} accepted your bid for {model} (items taken: {count}). Order {orderNo} was placed; pay once the seller has confirmed it.',
  },
  'boards.surplusClosed': {
    title: 'Surplus {postNo} was closed',
    body: '{company} closed this offer; your bid {replyNo} closed with it.',
  },
} satisfies BoardSentences;
