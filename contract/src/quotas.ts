import type { CallerLimit } from './call.ts';

/** Returns a limit of calls that are counted together under a name. */
const quota = (group: string, perMinute: number, perDay: number): CallerLimit => ({
  group,
  perMinute,
  perDay,
});

/**
 * How often one caller may create records, by what is created. Far above what people do by hand, far
 * below what a program can do: a market is not filled by one account.
 */
export const quotas = {
  posts: quota('posts', 30, 500),
  replies: quota('replies', 60, 2000),
  orders: quota('orders', 30, 500),
  agentOrders: quota('agentOrders', 10, 100),
  enquiries: quota('enquiries', 30, 500),
  quotes: quota('quotes', 60, 5000),
  words: quota('words', 30, 500),
  cases: quota('cases', 10, 50),
  uploads: quota('uploads', 60, 1000),
  lists: quota('lists', 10, 200),
  stock: quota('stock', 60, 5000),
  keys: quota('keys', 10, 50),
  phoneCodes: quota('phoneCodes', 3, 20),
  addressChanges: quota('addressChanges', 5, 20),
  recharges: quota('recharges', 10, 100),
  exchangeQuotes: quota('exchangeQuotes', 10, 200),
  exchanges: quota('exchanges', 10, 100),
  deposits: quota('deposits', 5, 20),
  bankAccounts: quota('bankAccounts', 10, 60),
  withdrawals: quota('withdrawals', 20, 100),
  book: quota('book', 30, 300),
  photos: quota('photos', 30, 300),
  follows: quota('follows', 60, 1000),
  handovers: quota('handovers', 10, 100),
  handoffs: quota('handoffs', 20, 300),
  appointments: quota('appointments', 20, 200),
  watches: quota('watches', 60, 3000),
} as const satisfies Record<string, CallerLimit>;
