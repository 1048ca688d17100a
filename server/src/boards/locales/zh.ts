import type { MessageTemplate } from '#server/messages/public.ts';

/** Messages of the boards. `count` is the number of quoted items. */
export const zh = {
  'boards.replied': {
    title: '您的求购 {postNo} 收到新报价',
    body: '{company} 对 {model} 等 {count} 项作出报价（{replyNo}），有效期至 {validUntil}。',
  },
  'boards.accepted': {
    title: '您的报价 {replyNo} 已被接受',
    body: '{company} 接受了您对 {model} 等 {count} 项的报价，订单 {orderNo} 已生成，请尽快确认。',
  },
  'boards.closed': {
    title: '求购 {postNo} 已关闭',
    body: '{company} 关闭了该求购，您的报价 {replyNo} 随之关闭。',
  },
  'boards.bid': {
    title: '您的呆料 {postNo} 收到新出价',
    body: '{company} 对 {model} 等 {count} 项出价（{replyNo}），有效期至 {validUntil}。',
  },
  'boards.bidAccepted': {
    title: '您的出价 {replyNo} 已被接受',
    body: '{company} 接受了您对 {model} 等 {count} 项的出价，订单 {orderNo} 已生成；卖家确认后请付款。',
  },
  'boards.surplusClosed': {
    title: '呆料 {postNo} 已关闭',
    body: '{company} 关闭了该呆料，您的出价 {replyNo} 随之关闭。',
  },
} satisfies Record<string, MessageTemplate>;

/** The same sentences in another language. */
export type BoardSentences = Readonly<Record<keyof typeof zh, MessageTemplate>>;
