import type { MessageTemplate } from '#server/messages/public.ts';

/** Messages of enquiries and quotes. `count` is a number of lines. */
export const zh = {
  'enquiries.asked': {
    title: '新询价 {no}',
    body: '买家询价 {model} 等 {count} 项，请在 7 天内报价。',
  },
  'enquiries.askedUrgent': {
    title: '加急询价 {no}',
    body: '买家加急询价 {model} 等 {count} 项，请尽快报价。',
  },
  'enquiries.urgent': {
    title: '询价 {no} 已改为加急',
    body: '买家将询价 {no} 设为加急，请尽快报价。',
  },
  'enquiries.reminded': {
    title: '加急询价 {no} 待报价',
    body: '您还有 {count} 项加急询价未答复：{model}。',
  },
  'enquiries.quoted': {
    title: '询价 {no} 收到报价',
    body: '{company} 对 {model} 报价，有效期至 {validUntil}。',
  },
  'enquiries.quotedMany': {
    title: '询价 {no} 收到 {count} 项报价',
    body: '{company} 对 {model} 等 {count} 项报价。',
  },
  'enquiries.revised': {
    title: '询价 {no} 的报价已更新',
    body: '{company} 更新了 {model} 的报价，有效期至 {validUntil}。',
  },
  'enquiries.refused': {
    title: '询价 {no} 被谢绝',
    body: '{company} 无法对 {model} 报价。',
  },
  'enquiries.refusedMany': {
    title: '询价 {no} 有 {count} 项被谢绝',
    body: '{company} 无法对 {model} 等 {count} 项报价。',
  },
  'enquiries.countered': {
    title: '买家还价 {no}',
    body: '买家希望 {model} 的单价为 {price} USD，请更新报价或维持原价。',
  },
  'enquiries.kept': {
    title: '{no}：卖家维持原价',
    body: '{company} 维持 {model} 的原报价。',
  },
  'enquiries.counterAccepted': {
    title: '询价 {no}：卖家接受还价',
    body: '{company} 接受 {model} 单价 {price} USD 的还价，报价有效期至 {validUntil}。',
  },
  'enquiries.reopened': {
    title: '订单 {orderNo} 已取消，报价可再次下单',
    body: '{company} 对 {model} 等 {count} 项的报价仍有效，至 {validUntil}。可在询价 {no} 中再次下单或选择其他报价。',
  },
  'enquiries.reopenedQuote': {
    title: '订单 {orderNo} 已取消，您的报价仍有效',
    body: '您对 {model} 等 {count} 项的报价在 {validUntil} 前可再次下单。如有变化，请更新报价。',
  },
  'enquiries.ordered': {
    title: '您的报价已成单：{orderNo}',
    body: '{company} 按您对 {model} 等 {count} 项的报价下单，请确认订单 {orderNo}。',
  },
  'enquiries.closed': {
    title: '询价 {no} 已关闭',
    body: '买家关闭了 {model} 的询价。',
  },
  'enquiries.closedMany': {
    title: '询价 {no} 有 {count} 项已关闭',
    body: '买家关闭了 {model} 等 {count} 项的询价。',
  },
  'enquiries.buyerLeft': {
    title: '询价 {no} 已结束',
    body: '买家已注销账户，{model} 的询价随之结束。',
  },
  'enquiries.buyerLeftMany': {
    title: '询价 {no} 等已结束：买家已注销账户',
    body: '{model} 等 {count} 项询价随之结束。',
  },
  'enquiries.sellerLeft': {
    title: '询价 {no}：{company} 已注销账户',
    body: '{model} 不再由该公司报价或供货，其他卖家不受影响。',
  },
  'enquiries.sellerLeftMany': {
    title: '询价 {no}：{company} 已注销账户',
    body: '{model} 等 {count} 项不再由该公司报价或供货，其他卖家不受影响。',
  },
  'enquiries.expiredUnanswered': {
    title: '询价 {no} 有 {count} 项未获答复',
    body: '7 天内无人答复：{model}。可发布求购，让更多卖家看到。',
  },
  'enquiries.expiredQuote': {
    title: '询价 {no} 的报价已过期',
    body: '{model} 的报价有效期已过（共 {count} 项）。',
  },
} satisfies Record<string, MessageTemplate>;

/** The same sentences in another language. */
export type EnquirySentences = Readonly<Record<keyof typeof zh, MessageTemplate>>;
