const words = {
  title: '粘贴或上传明细',
  paste: '从表格复制的单元格',
  hint: '型号、品牌、数量、单价、批号等列，有无表头均可。未注明币种的价格按 USD 计。',
  tooLong: '文字太长，请改为上传文件。',
  read: '读取',
  file: '{formats}，最大 {mb} MB。读取后不保存文件。',
  lost: '文件没有送达，请重试。',
  lookTitle: '读取结果',
  leftTitle: '未加入的行',
  used: '已识别的列：{columns}',
  passed: '未使用的列：{columns}',
  rows: '清单各行',
  row: '第 {row} 行',
  outcome: '结果',
  currency: '币种',
  understood: '可加入',
  notRead: '无法识别',
  noRoom: '超出行数上限',
  foreign: '价格为 {currency}，未采用；请填写 USD 价格。',
  again: '重新粘贴',
  add_other: '加入 {count} 行',
  added_other: '已加入 {count} 行。',
  willLeave_other: '{count} 行不会加入：无法识别，或超出 {most} 行上限。原因见各行。',
  left_other: '{count} 行没有加入。请手工填写，或修改后再次粘贴。',
  rowsLeft_other: '其后还有 {count} 行未显示，也不会加入。请分批粘贴。',
  done: '完成',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/lines': typeof words;
  }
}
