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
  'boards.quoteLeft': {
    title: '求购 {postNo} 的报价 {replyNo} 已结束',
    body: '{company} 已注销账户，该报价随之结束，不能再接受。',
  },
  'boards.bidLeft': {
    title: '呆料 {postNo} 的出价 {replyNo} 已结束',
    body: '{company} 已注销账户，该出价随之结束，不能再接受。',
  },
  'boards.withdrawn': {
    title: '您的求购 {postNo} 的一份报价已被撤回',
    body: '{company} 撤回了报价 {replyNo}，该报价不能再接受。',
  },
  'boards.bidWithdrawn': {
    title: '您的呆料 {postNo} 的一份出价已被撤回',
    body: '{company} 撤回了出价 {replyNo}，该出价不能再接受。',
  },
  'boards.bidFreightGone': {
    title: '您的出价 {replyNo} 暂时无法被接受',
    body: '{company} 想接受您对呆料 {postNo} 的出价，但出价中的运费账号已不在您名下。请重新添加该账号，或重新出价。',
  },
  'boards.bidTermsDeclined': {
    title: '您的出价 {replyNo} 暂时无法被接受',
    body: '{company} 想接受您对呆料 {postNo} 的出价，但您未同意现行条款，不能成为新订单的买家。同意条款后，该出价可以被接受。',
  },
} satisfies Record<string, MessageTemplate>;

/** The same sentences in another language. */
export type BoardSentences = Readonly<Record<keyof typeof zh, MessageTemplate>>;
