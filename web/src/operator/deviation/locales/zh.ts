const words = {
  ask: '请第二人接受 {name} = {value}',
  accepted: '{name} = {value} 已由第二人接受',
  waits: '{name} = {value} 正在等待第二人处理',
  title: '超限值：{name} = {value}',
  lead: '限值 {limits}。接受后仅此数值可判合格，原因写入报告。',
  reason: '为何可以接受',
  hint: '买卖双方都会在报告中读到。',
  send: '提交',
  sent: '已提交，等待检测中心另一人。',
  approve: '接受 {value}',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/deviation': typeof words;
  }
}
