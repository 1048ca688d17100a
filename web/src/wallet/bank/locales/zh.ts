const words = {
  title: '银行账户',
  manage: '管理',
  noneYet: '还没有银行账户。提现和换汇前请先添加。',
  allAccounts: '全部 {count} 个账户',
  wallet: '钱包',
  oneDefault: '每个币种一个默认账户',
  withdraw: '提现',
  list: {
    USD: '美元账户',
    CNY: '人民币账户',
  },
  aside: {
    USD: '提现付至这里',
    CNY: '兑换所得付至这里',
  },
  add: {
    USD: '添加美元账户',
    CNY: '添加人民币账户',
  },
  none: {
    USD: '还没有美元账户。',
    CNY: '还没有人民币账户。',
  },
  col: {
    bank: '银行与账号',
    holder: '户名与地址',
    state: '状态',
    actions: '操作',
  },
  default: '默认',
  prefer: '设为默认',
  defaultChanged: '默认账户已更改。',
  payableFrom: '{at} 起可付',
  notPaidYet: '尚未付款',
  paid_other: '已付款 {count} 次',
  edit: '编辑',
  remove: '删除',
  removeTitle: '删除银行账户',
  removeText: '删除 {bank} {number}？进行中的提现不会付至已删除的账户。',
  removed: '银行账户已删除。',
  added: '银行账户已添加。',
  changed: '银行账户已更改。',
  addTitle: {
    USD: '添加美元账户',
    CNY: '添加人民币账户',
  },
  editTitle: '编辑银行账户',
  save: '保存',
  makeDefault: '设为该币种的默认账户',
  waits: '新增或变更的账户 24 小时后付款，或用二次验证立即放行。变更会发邮件通知您。',
  holderHint: '须为您公司的名称',
  numberStays: '现有账号尾号 {ending}；留空则不变',
  optional: '选填',
  field: {
    country: '银行所在国家',
    accountName: '户名',
    accountNumber: '账号（或 IBAN）',
    bankName: '银行名称',
    branch: '开户支行',
    routing: 'ABA 路由号码',
    street: '街道地址',
    town: '城市',
    postcode: '邮政编码',
  },
  bankCode: {
    USD: 'SWIFT 代码（BIC）',
    CNY: '联行号（CNAPS，12 位）',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'wallet/bank': typeof words;
  }
}
