const words = {
  title: '回复模板',
  about: '用于事项回复的文字，五种语言各一份；插入时使用提出人的语言。',
  add: '新增模板',
  none: '还没有模板。',
  name: '名称',
  used: '使用次数',
  usedAt: '最近使用',
  never: '未使用',
  changed: '最近更改',
  history: '修改记录',
  version: '版本',
  number: '第 {number} 版',
  restore: '恢复',
  restored: '第 {number} 版已填入表单，保存后生效。',
  edit: '编辑',
  save: '保存',
  saved: '模板已保存。',
  remove: '删除',
  removeSure: '确认删除',
  removed: '模板已删除。',
  placeholders: '花括号中的名称会填入事项的内容：',
  insert: '插入模板',
  choose: '选择模板',
  inLang: '将以 {lang} 插入',
  example: {
    name: '客户',
    seller: '卖家公司',
    handler: '客服',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'cases/templates': typeof words;
  }
}
