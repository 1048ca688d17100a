const words = {
  title: '处理人',
  nobody: '暂无人处理',
  noWork: '没有待办事项',
  reading_other: '{names} 正在查看',
  mine: '您正在处理，保留至 {until}',
  other: '{name} 正在处理（{since} 起）',
  take: '我来处理',
  takeOver: '接手',
  release: '放下',
  handOver: '移交',
  handTitle: '移交 {ref}',
  colleague: '同事',
  choose: '请选择',
  note: '说明',
  noteHint: '同事会在铃铛和此处看到',
  handed: '{ref} 已移交给 {name}',
  taken: '{ref} 由您处理',
  released: '{ref} 已放下',
  notes: '内部备注',
  notesHint: '仅员工可见，不可修改',
  add: '添加备注',
  added: '备注已添加',
  text: '备注',
  took: '{name} 从 {from} 接手',
  gave: '{name} 移交给 {to}',
  nobodyElse: '没有其他同事能打开此页。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/claims': typeof words;
  }
}
