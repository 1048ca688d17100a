/** Words of a changed address on the settlement page. */
const words = {
  title: '地址、联系人和手机',
  lead: '退回给您的货物寄往已入驻资料中的地址。公司迁址、更换联系人或手机时在此提交变更；国家或地区不能变更。',
  propose: '提交变更',
  explained: '审核通过后生效。在此之前，现有资料继续有效。',
  send: '提交审核',
  sent: '变更已提交审核',
  waits: '变更已提交，验芯在 {time} 前完成审核。在此之前，现有资料继续有效。',
  withdraw: '撤回变更',
  withdrawn: '变更已撤回',
  passed: '上次变更已于 {time} 生效。',
  rejected: '上次变更于 {time} 未通过审核：{reason}',
  table: '变更内容',
  field: '栏目',
  before: '现在',
  after: '变更为',
  state: {
    proposed: '审核中',
    pass: '已生效',
    rejected: '未通过',
    withdrawn: '已撤回',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'onboarding/change': typeof words;
  }
}
