const words = {
  kind: '记录类别',
  allKinds: '全部类别',
  fromDay: '从',
  toDay: '到',
  csv: '导出 CSV',
  exported: '已导出 {count} 行',
  cut: '仅导出最新的 {count} 行，请缩小筛选范围',
  roots: '每日根',
  rootsAside: '每日结束时日志的位置（GMT+8）',
  day: '日期',
  row: '行号',
  hash: '哈希',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/audit': typeof words;
  }
}
