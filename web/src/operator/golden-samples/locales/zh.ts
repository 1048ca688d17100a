const words = {
  title: '标准样品',
  one: '标准样品',
  state: '状态',
  tab: { kept: '在库', removed: '已移出', all: '全部' },
  find: '型号、制造商或批次',
  none: '还没有标准样品。合格批次签发报告后，可在其检测页保存。',
  nothing: '没有符合条件的标准样品。',
  part: '型号',
  lot: '批次',
  package: '封装',
  dateCode: '生产周期',
  report: '报告',
  noReport: '报告已失效，不再作为参照',
  place: '存放位置',
  note: '备注',
  added: '保存',
  removedBy: '移出',
  reason: '原因',
  photos: '照片',
  noPhotos: '没有可作参照的照片。',
  remove: '移出',
  removeTitle: '移出标准样品 {lot}',
  removeHint: '之后检测台不再提供。已签发报告中的照片保持不变。',
  removeDone: '已移出标准样品。',
  keep: '保存为标准样品',
  keepTitle: '将 {lot} 保存为标准样品',
  placeHint: '留样存放处，如柜号与格位。',
  keepSave: '保存',
  keepDone: '已保存为标准样品。',
  kept: '本批次是标准样品，存放于 {place}，由 {name} 于 {time} 保存。',
  open: '查看',
  references: '同型号标准样品',
  use: '用作参照',
  used: '已用作参照',
  useOf: '将 {lot} 的照片“{caption}”用作参照',
  caption: '标准样品 {lot}：{caption}',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/golden-samples': typeof words;
  }
}
