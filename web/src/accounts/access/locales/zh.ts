const words = {
  title: 'Assay 员工查看记录',
  text: '员工以客户身份查看您的账户，或查看您的私密资料，都要写明原因并记录在此。',
  loading: '正在加载查看记录',
  none: '没有员工查看过您的账户。',
  now: '正在查看',
  why: '原因：{reason}',
  kind: {
    view: '以客户身份只读查看账户',
    bankAccounts: '查看银行账户',
    documents: '查看身份文件',
    contacts: '查看联系方式',
  },
  banner: {
    label: '以客户身份查看',
    as: '您正在以 {name} 的身份查看。',
    readOnly: '只读，不能更改任何内容。',
    reason: '原因：{reason}',
    left: '剩余时间',
    over: '查看时间已到',
    end: '结束查看',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'accounts/access': typeof words;
  }
}
