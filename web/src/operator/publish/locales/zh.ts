const words = {
  atOnce: '发布后立即',
  atTime: '指定时间',
  effectiveTime: '生效时间（GMT+8）',
  beside: '对照语言',
  besideNone: '不对照',
  besideIn: '{language}原文对照',
  scheduled: '第 {number} 版自 {at} 起显示，在此之前读者看到上一版。立即发布另一版即可撤回它。',
  scheduledDone: '第 {number} 版将自 {at}（GMT+8）起显示。',
  effectiveFrom: '{at} 起显示',
  state: { current: '当前显示', replaced: '显示前已被替换' },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/publish': typeof words;
  }
}
