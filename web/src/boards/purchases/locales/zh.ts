/** Words of what a member buys on the boards: its requests and its bids. */
const words = {
  title: {
    quoted: '已报价求购',
    unquoted: '待报价求购',
    underway: '采购进行中',
    ordered: '采购订单',
  },
  kind: {
    request: '求购',
    bid: '呆料出价',
  },
  stage: {
    waiting: '等待报价',
    choosing: '待选择',
    partly: '部分下单',
    ordered: '已下单',
    closed: '已关闭',
  },
  bidWaiting: '等待供货方',
  from: '最低 USD {price}',
  bidAt: '出价 USD {price}',
  taken: '已下单 {taken}',
  offers_other: '{count} 份报价',
  firstEnds: '首份 {day} 到期',
  bidUntil: '{day} 到期',
  moreOrders_other: '另有 {count} 个订单',
  list: {
    no: '编号',
    stage: '进度',
    orders: '订单',
    search: '按型号或编号查找',
    allStages: '全部未关闭',
    emptyFound: '没有相符的记录。',
    failed: '列表没有加载成功。',
  },
  empty: {
    quoted: '还没有收到报价的求购。',
    unquoted: '没有等待报价的求购。',
    underway: '没有进行中的采购。',
    ordered: '还没有采购订单。',
  },
  next: {
    compare: '比价',
    view: '查看',
    pay: '付款',
    goOn: '处理',
    track: '跟踪',
  },
  order: {
    title: '由此生成的订单',
    no: '订单号',
    progress: '进度',
    total: '总额',
    next: '下一步',
  },
  detail: {
    gone: '没有这条采购记录，或您无权查看。',
    failed: '采购记录没有加载成功。',
    back: '返回列表',
    deal: '查看呆料',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'boards/purchases': typeof words;
  }
}
