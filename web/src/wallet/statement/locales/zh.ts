/** Words of statements, of the chart and of holds. */
const words = {
  title: '对账单',
  from: '从',
  to: '至',
  wrongRange: '请选择有效的日期，结束不早于开始。',
  opening: '期初余额',
  incoming: '收入合计',
  outgoing: '支出合计',
  closing: '期末余额（{count} 笔）',
  chart: '可用余额',
  span: '期间',
  days: '{days} 天',
  frozen: '冻结明细',
  frozenSum: '冻结合计',
  until: '财务须在 {at} 前处理',
  since: '自',
  deposit: '诚信保证金',
  depositOpen: '查看或办理',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'wallet/statement': typeof words;
  }
}
