/** Messages and mails to a supplier about its entry on the blacklist. */
export const zh = {
  'content.blacklistNotice': {
    title: '拟列入供应商公示名单',
    body: '因订单 {orderNo}（{mpn}）的处理结果，{supplier} 拟列入公示名单。请在 {due} 前提交书面说明；逾期未答复，将按现有证据决定。',
  },
  'content.blacklistPublished': {
    title: '已列入供应商公示名单',
    body: '因订单 {orderNo}（{mpn}）的处理结果，{supplier} 已列入公示名单，公示至 {endsOn}。如有异议，您可以申诉。',
  },
  'content.blacklistStayed': {
    title: '申诉未获支持',
    body: '关于订单 {orderNo}（{mpn}）的申诉未获支持，{supplier} 继续列在公示名单上，公示至 {endsOn}。理由请见该条目的页面。',
  },
  'content.blacklistEnded': {
    title: '已从供应商公示名单移除',
    body: '因订单 {orderNo}（{mpn}）的处理结果，{supplier} 在公示名单上的条目已结束，不再公示。',
  },
  'content.blacklistDropped': {
    title: '未列入供应商公示名单',
    body: '因订单 {orderNo}（{mpn}）的处理结果将 {supplier} 列入公示名单的提议已撤销，从未公示。',
  },
};

/** A dictionary of this slice in any language. */
export type ContentWords = typeof zh;
