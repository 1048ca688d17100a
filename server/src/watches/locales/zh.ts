import type { MessageTemplate } from '#server/messages/public.ts';

/** Notifications to watchers, and the mails that gather them. `part` is a number with its maker. */
export const zh = {
  messages: {
    'watches.stock': {
      title: '{mpn} 有现货',
      body: '{part}：{sellers} 家卖家共有 {pieces} 颗，最低单价 USD {lowest}。',
    },
    'watches.stockAsk': {
      title: '{mpn} 有现货',
      body: '{part}：{sellers} 家卖家共有 {pieces} 颗，价格需询价。',
    },
    'watches.price': {
      title: '{mpn} 降到 USD {lowest}',
      body: '{part}：最低单价 USD {lowest}，您的目标价是 USD {wanted}。{sellers} 家卖家共有 {pieces} 颗。',
    },
    'watches.failed': {
      title: '{mpn} 有一批检测不合格',
      body: '您关注的 {part} 有一批在验芯检测不合格，检测时间 {at}。采购此型号时请要求检测。',
    },
    'watches.suspect': {
      title: '{mpn} 有一批疑似假冒',
      body: '您关注的 {part} 有一批在验芯检测为疑似假冒，检测时间 {at}。采购此型号时请要求检测。',
    },
    'watches.digest': { title: '{title}', body: '{text}' },
    'watches.alarm': { title: '{title}', body: '{text}' },
  },
  mail: {
    title: '关注的型号有 {count} 条新动态',
    search: '查看报价：{url}',
    end: '取消关注 {mpn}：{url}',
    more: '另有 {count} 条动态，请在“关注的型号”中查看。',
  },
};

/** The words of the slice in one language. */
export interface WatchWords {
  readonly messages: Readonly<Record<keyof (typeof zh)['messages'], MessageTemplate>>;
  readonly mail: Readonly<Record<keyof (typeof zh)['mail'], string>>;
}
