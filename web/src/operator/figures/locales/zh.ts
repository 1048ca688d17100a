const words = {
  title: '数据',
  hint: '按 GMT+8 的自然日统计；时长按市场的工作日历计算，一个工作日计 24 小时。',
  from: '开始日期',
  to: '结束日期',
  by: '统计周期',
  lastDays: '最近 {days} 天',
  wrong: {
    from: '请选择 2020 年以后的日期，区间不超过三年。',
    to: '请选择不早于开始日期的日期。',
    by: '按日统计最多 366 天。',
  },
  period: {
    day: '日',
    week: '周',
    month: '月',
  },
  periodFrom: '周期起始日',
  orders: '订单',
  median: '中位数',
  p90: 'P90',
  days: '{count} 个工作日',
  inDays: '{figure}（工作日）',
  took: '{count} 笔订单 · 中位数 {median} · P90 {p90}',
  none: '该区间内没有数据',
  showTable: '显示表格',
  hideTable: '收起表格',
  csv: 'CSV',
  deals: {
    title: '成交',
    sum: '{count} 笔已完成订单 · {value}',
    count: '已完成订单数',
    value: '金额',
    valueUsd: '金额（USD，已扣除退款）',
  },
  held: {
    title: '托管资金',
    last: '期末 {value}',
    atEnd: '期末托管',
  },
  release: {
    title: '从付款到放款',
  },
  refund: {
    title: '从付款到退款',
  },
  sellers: {
    title: '卖家合格率',
    name: '卖家',
  },
  manufacturers: {
    title: '品牌合格率',
    name: '品牌',
  },
  rates: {
    hint: '按批次统计，95% 威尔逊区间；批次最多的 50 家',
    interval: '95% 区间',
    lots: '批次',
    rate: '合格率',
  },
  late: {
    title: '逾期步骤',
    hint: '错过期限后，订单推进所用的时间',
    step: '步骤',
    share: '占比',
    missed: '逾期次数',
    open: '尚未推进',
  },
  funnel: {
    title: '转化',
    hint: '该区间内提交的询价单，按最终走到的步骤',
    step: '步骤',
    share: '占比',
    count: '询价单',
    percent: '占全部',
    enquiries: '询价单',
    quoted: '已报价',
    ordered: '已下单',
    paid: '已付款',
    completed: '已完成',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/figures': typeof words;
  }
}
