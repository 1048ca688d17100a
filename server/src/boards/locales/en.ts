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
  'boards.quoteLeft': {
    title: 'Quote {replyNo} for request {postNo} has ended',
    body: '{company} closed its account; the quote ended with it and can no longer be accepted.',
  },
  'boards.bidLeft': {
    title: 'Bid {replyNo} for surplus {postNo} has ended',
    body: '{company} closed its account; the bid ended with it and can no longer be accepted.',
  },
  'boards.withdrawn': {
    title: 'A quote for your request {postNo} was withdrawn',
    body: '{company} withdrew its quote {replyNo}; it can no longer be accepted.',
  },
  'boards.bidWithdrawn': {
    title: 'A bid for your surplus {postNo} was withdrawn',
    body: '{company} withdrew its bid {replyNo}; it can no longer be accepted.',
  },
  'boards.bidFreightGone': {
    title: 'Your bid {replyNo} cannot be accepted now',
    body: '{company} wanted to accept your bid for surplus {postNo}, but the freight account that it names is no longer yours. Add the account again, or bid anew.',
  },
  'boards.bidTermsDeclined': {
    title: 'Your bid {replyNo} cannot be accepted now',
    body: '{company} wanted to accept your bid for surplus {postNo}, but you declined the terms in force and buy nothing new. Once you accept the terms, the bid can be accepted.',
  },
} satisfies BoardSentences;
