const words = {
  reading_other: '{names} 正在查看',
  owner: '处理人',
  onIt: '正在处理',
  noneFits: '没有符合筛选条件的记录',
  you: '您',
  notes: '{count} 条备注',
  filter: '筛选',
  who: '处理人筛选',
  any: '全部',
  mine: '我的',
  nobody: '无人处理',
  late: '仅逾期',
  find: '编号、公司、型号',
  queue: '队列',
  allQueues: '全部队列',
  views: '已存视图',
  save: '保存视图',
  saveTitle: '保存当前筛选',
  name: '名称',
  saved: '视图“{name}”已保存',
  remove: '删除视图 {name}',
  clear: '清除筛选',
  select: '选择 {ref}',
  chosen: '已选 {count} 项',
  claim: '认领',
  release: '放下',
  handOver: '移交',
  bulkTitle: {
    claim: '认领 {count} 项',
    release: '放下 {count} 项',
    handOver: '移交 {count} 项',
  },
  preview: '预览：尚未执行',
  result: '结果',
  go: '执行',
  goCount: '执行 {count} 项',
  close: '关闭',
  colleague: '同事',
  choose: '请选择',
  note: '说明',
  outcome: {
    done: '可以',
    taken: '{by} 正在处理',
    gone: '已不在队列中',
    notMine: '不是您认领的',
    colleague: '该同事不能打开',
  },
  didDone: '已完成',
  keys: '键盘快捷键',
  help: '快捷键（?）',
  key: {
    j: '下一项',
    k: '上一项',
    enter: '打开',
    c: '认领或放下',
    x: '选中',
    slash: '查找',
    question: '显示此帮助',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/tasks': typeof words;
  }
}
