const words = {
  title: '实验室自身的考核',
  lead: '管理员把已知的假货和真品混入待检批次，实验室不知情。这里公布每项检测的检出率和 95% 置信区间，满 {min} 次后给出比率。',
  test: '检测',
  truth: '盲样',
  rate: '结果',
  genuine: '真品',
  caught: '{trials} 个已知假货检出 {hits} 个（{low} 至 {high}）',
  alarms: '{trials} 个真品误报 {hits} 次（{low} 至 {high}）',
  tooFew: '只试过 {trials} 次，满 {min} 次后公布',
  none: '还没有试过。',
  foot: '区间按 Clopper-Pearson 计算。检测看不到的造假类型不计入。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'qc/blind': typeof words;
  }
}
