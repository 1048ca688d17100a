const words = {
  title: '条款已更新',
  text: '以下文件有新版本生效。请阅读变更内容，确认后即可登录。',
  reading: '正在读取',
  agree: '我已阅读并同意以上新版本',
  accept: '同意并登录',
  refuse:
    '如不同意，您仍可登录：完成未了结的订单，提取余额，下载您的资料，并注销账户。期间不能开展新业务。',
  decline: '不同意，登录以了结业务',
  declined: {
    label: '未同意现行条款',
    title: '您没有同意现行条款。',
    text: '您可以按原条款完成未了结的订单，提取余额；不能开展新业务。',
    wayOut: '了结业务并注销账户',
    accept: '改为同意',
    submit: '同意新版本',
    done: '已同意，您的账户恢复正常',
  },
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
