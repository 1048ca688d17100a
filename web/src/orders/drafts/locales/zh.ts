const words = {
  title: '草稿',
  aside: '最多 {max} 份；{days} 天没有修改即删除',
  empty: '没有草稿',
  supplier: '供应商',
  parts: '型号',
  changedAt: '修改时间',
  expiresAt: '保存至',
  acts: '操作',
  unnamed: '未填写',
  open: '打开草稿：{name}',
  openNow: '正在本页填写',
  lines_other: '{count} 项',
  deleteOf: '删除草稿：{name}',
  deleteTitle: '删除草稿？',
  deleteText: '草稿删除后不能恢复。',
  delete: '删除',
  keep: '保留',
  deleted: '草稿已删除。',
  startNew: '另起一份',
  changed: '这份草稿在别处已修改、提交或删除，这里的内容没有保存。',
  openOther: '打开那一份',
  keepMine: '将此处内容存为新草稿',
  notSaved: '草稿没有保存，内容仍在本浏览器中。',
  again: '再次保存',
  state: {
    none: '填写时自动保存为草稿。',
    waiting: '尚未保存…',
    saved: '已保存于 {time}',
    failed: '未保存',
    changed: '未保存',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/drafts': typeof words;
  }
}
