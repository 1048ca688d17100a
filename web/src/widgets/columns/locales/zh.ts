/** Words of naming the columns of a spreadsheet; the source language of the market. */
const words = {
  read: '读取的列',
  table: '文件的前几行',
  row: '行',
  column: '{letter} 列 {heading}',
  skip: '不读取',
  skipped: '不读取此列',
  likely: '可能',
  others: '其他',
  sure: '可信度 {share}',
  unsure: '请核对，可信度 {share}',
  chosen: '您的选择',
  sheet: '工作表',
  hiddenSheet: '{name}（隐藏）',
  header: '表头所在行',
  headerAt: '第 {row} 行：{cells}',
  noHeader: '没有表头',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/columns': typeof words;
  }
}
