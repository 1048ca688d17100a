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
};

/** A dictionary of this slice in any language. */
export type ContentWords = typeof zh;
