/** Words of naming the columns of a bill of materials; the source language of the market. */
const words = {
  title: '列对应',
  text: '按表头和内容判断，可以修改',
  remembered: '按您上次对相同表头的选择',
  field: {
    mpn: '型号',
    alternative: '替代型号',
    manufacturer: '品牌',
    quantity: '每板用量',
    designator: '位号',
    description: '描述',
    dnp: '不贴装',
  },
  needed: '请指定型号所在的列。',
  effectNew: '下一步按当前库存匹配每一行。',
  effectAgain: '重新读取会替换现有的行，包括手工修改。',
  go: '匹配各行',
  goAgain: '重新读取文件',
  back: '不重读',
  pasted: '粘贴的单元格',
  sheet: '工作表“{name}”',
  replace: '换文件',
  place: {
    sheet: '工作表 {sheet}',
    row: '第 {row} 行',
    column: '列 {column}',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'bom/map': typeof words;
  }
}
