const words = {
  title: '任务与消息',
  hint: '每次重试和运行都记入审计日志。消息只显示类型和掩码后的收件人。',
  fine: '没有延误，也没有失败的任务。',
  problem: {
    messagesLate: '{subject} 的消息等待已超过十分钟，自',
    jobFails: '{subject} 已连续失败三次或以上，最近一次',
  },
  job: '任务',
  error: '错误',
  next: '下次尝试',
  retry: '重试',
  retryAll: '重试 {count} 条',
  retryTitle: '重试失败的消息：{channel}',
  retryHint: '将立即发送 {count} 条失败的消息，每条恰好一次。已发送的不在其中。',
  retried: '将立即重试 {count} 条。',
  channel: {
    mail: '邮件',
    sms: '短信',
  },
  messages: {
    title: '邮件与短信',
    channel: '渠道',
    waiting: '等待',
    failed: '失败',
    sentToday: '今日已发',
    refusedToday: '今日被拒',
    oldest: '最早等待自',
  },
  failed: {
    title: '失败的尝试',
    count: '共 {count} 条',
    attempts: '尝试次数',
    added: '加入时间',
    noMore: '不再尝试',
    none: '没有失败的尝试。',
  },
  refused: {
    title: '被永久拒收',
    hint: '对方服务器不接收这些收件人的消息，无法重试。',
    recipient: '收件人',
    kind: '类型',
    time: '时间',
  },
  kind: {
    account: '账户',
    message: '站内消息',
    case: '客服事项',
    invitation: '邀请',
    other: '其他',
  },
  jobs: {
    title: '任务',
    hint: '定时任务可立即运行。',
    state: '状态',
    last: '上次运行',
    took: '用时',
    seconds: '{count} 秒',
    run: '立即运行',
    started: '{job} 即将运行。',
    running: '运行中',
    failures: '失败 {count} 次',
    never: '尚未运行',
    good: '正常',
  },
  system: {
    title: '进程',
    streams: '打开的事件流',
    search: '搜索',
    ready: '就绪',
    reading: '正在读取型号',
    disk: '数据目录空间',
    free: '剩余 {free} / {total} GiB',
    migrations: '迁移',
    key: '报告密钥启用于',
    pool: '连接：{name}',
    pools: {
      calls: '调用',
      aside: '附带写入',
      pages: '页面',
      search: '搜索',
      jobs: '任务',
      downloads: '下载',
      figures: '数据',
      probe: '就绪检查',
    },
    used: '已用 {used} / {max}，{waiting} 个等待',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/health': typeof words;
  }
}
