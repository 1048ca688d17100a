/** Words of the desk of platform notices. */
const words = {
  title: '平台通知',
  about:
    '通知进入收件人的“平台通知”信箱，打开着的页面立即可见；重要通知同时发邮件。发给多人的通知由撰写人以外的人发布。',
  write: '撰写通知',
  edit: '修改通知',
  state: {
    label: '状态',
    all: '全部',
    draft: '草稿',
    scheduled: '待发送',
    sending: '发送中',
    sent: '已发送',
    withdrawn: '已撤回',
  },
  audience: {
    label: '收件人',
    all: '全部账户',
    buyers: '全部买家',
    sellers: '全部卖家',
    one: '单个账户',
  },
  counted: '{audience}（{count}）',
  email: '账户邮箱',
  time: '发送时间（GMT+8）',
  byMail: '重要：同时发邮件',
  byMailHint: '仅用于人人必须知道的事：规则变更、停机、截止时间。这类邮件不能退订。',
  link: '跳转页面',
  linkHint: '站内路径，例如 /home；可不填。',
  language: '语言',
  written: '已填写',
  heading: '标题',
  body: '正文',
  fallback: '未填写此语言，读者看到英文。',
  preview: '预览：{lang}',
  previewOpen: '查看详情',
  untitled: '（尚无标题）',
  save: '保存草稿',
  saved: '草稿已保存。',
  cancel: '取消',
  open: '打开',
  openOne: '打开：{title}',
  none: '还没有通知。',
  noneText: '撰写后由另一人发布，收件人即可看到。',
  got: '已收到',
  read: '已读',
  by: '撰写人',
  savedAt: '撰写',
  publishedBy: '发布',
  startedAt: '开始发送',
  sentAt: '发送完成',
  withdrawnBy: '撤回',
  reason: '撤回原因',
  important: '重要，附邮件',
  boxOnly: '仅信箱',
  channel: '方式',
  needsOther: '这条通知由您撰写，须由本部门另一人发布。',
  goes_other: '发布后送达 {count} 个账户。',
  goesOne: '发布后送达 {email}。',
  goesAt: '发送时间：{time}。',
  goesNow: '立即发送。',
  goesMail: '同时发邮件。',
  publish: '发布',
  published: '通知已发布。',
  withdraw: '撤回',
  withdrawAbout:
    '未发送的不再发送；已送达的从信箱中移除，尚未发出的邮件一并取消。已发出的邮件无法收回。',
  withdrawn: '通知已撤回。',
  lang: { zh: '中文', en: '英文', es: '西班牙文', fr: '法文', ru: '俄文' },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/notices': typeof words;
  }
}
