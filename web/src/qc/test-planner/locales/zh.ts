const words = {
  lead: '说明批量、要找出的假货类型、预算与天数，规划器给出检出概率最高的检测组合。',
  wish: '您的要求',
  go: '计算方案',
  reckoning: '正在计算方案',
  result: '建议方案',
  outweighs: '检测费 {tests} 高于货值 {goods}。',
  notBest: '组合太多，计算提前结束：此方案好，但可能不是最好。',
  price: '每批价格',
  days: '工作日',
  lost: '消耗颗数',
  chart: '各类检出概率',
  tests: '建议的检测',
  test: '检测',
  finds: '能发现',
  sample: '样本',
  order: '按此方案下单',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/test-planner': typeof words;
  }
}
