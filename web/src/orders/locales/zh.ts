/** Words that several order pages share: kinds of orders and the rows of their tables. */
const words = {
  trade: '我的订单',
  agent: '中介订单',
  rows: {
    order: '订单',
    parts: '型号',
    party: '交易方',
    progress: '进度',
    total: '金额',
    more_other: '另有 {count} 个型号',
    join: '，',
    youSell: '您卖出',
    youBuy: '您买入',
    seller: '卖家',
    buyer: '买家',
  },
  placeAgent: '填写中介订单',
  retry: '重试',
  loading: '正在加载订单',
  failed: '订单没有加载成功。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    orders: typeof words;
  }
}
