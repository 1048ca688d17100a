const words = {
  planner: {
    title: '抽样能抓住多少',
    lead: '填批量和坏件比例，看每项检测至少抽到一颗坏件的概率（不放回抽样，坏件一测即出）。',
    lot: '批量',
    bad: '坏件比例',
    go: '计算',
    lotWrong: '请填 1 至 {max} 的整数。',
    badWrong: '请填 {min} 至 100 的数，最多一位小数。',
    table: '抓住坏批次的概率',
    test: '检测项',
    sample: '样品',
    chance: '概率',
    summary: '{lot} 中有 {bad} 是坏的。',
    note: '概率只看样品数。检测看不出的缺陷，样品再多也抓不住。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/planner': typeof words;
  }
}
