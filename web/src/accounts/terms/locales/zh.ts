const words = {
  title: '条款已更新',
  text: '以下文件有新版本生效。请阅读变更内容，确认后即可登录。',
  reading: '正在读取',
  agree: '我已阅读并同意以上新版本',
  accept: '同意并登录',
  refuse: '如不同意，您仍可致电我们处理账户中的余额和未完成的订单。',
  back: '返回登录',
  since: '第 {number} 版，自 {day} 起适用',
  compare: '逐段对比（{count} 处）',
  whole: '阅读全文',
} as const;

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'accounts/terms': typeof words;
  }
}
