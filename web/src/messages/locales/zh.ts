/** Words of the message centre. */
const words = {
  title: '消息中心',
  msgBox: '订单与资金',
  noticeBox: '平台通知',
  boxes: '信箱',
  list: '消息列表',
  show: '显示',
  all: '全部',
  unread: '未读',
  mine: '待我处理',
  markAll: '全部标为已读',
  markedAll: '已全部标为已读',
  markRead: '标为已读',
  remove: '删除',
  removed_other: '已删除 {count} 条消息',
  chosen_other: '已选 {count} 条',
  clear: '取消选择',
  choose: '选择：{title}',
  open: '查看详情',
  act: '去处理',
  actOn: '去处理 {no}',
  back: '返回列表',
  isUnread: '未读',
  pick: '请选择一条消息',
  pickText: '左侧选择后，内容显示在这里，并标为已读。',
  empty: '还没有消息',
  emptyText: '订单、货款和检测有进展时，会在这里通知您。',
  emptyNotice: '还没有平台通知',
  emptyNoticeText: '工作日历、规则变更等会在这里通知。',
  noUnread: '没有未读消息',
  noMove: '没有等您处理的订单',
  noMoveText: '轮到您处理的订单显示在这里，期限近的排在前面。',
  showAll: '显示全部',
  loading: '正在加载消息',
  refuse: {
    title: '邮件退订',
    isSent: '{email} 会收到「{topic}」邮件。',
    isRefused: '{email} 不再收到「{topic}」邮件，站内消息照常送达。',
    essential: '关于货款、期限和裁定的邮件不能退订。',
    stop: '退订此类邮件',
    again: '重新接收',
    all: '全部邮件设置',
    gone: '此链接无效',
    goneText: '链接可能不完整，或账户已不存在。登录后可在个人中心修改邮件设置。',
    quotes: '求购、呆料与报价、出价',
    progress: '订单进度',
    thread: '订单留言',
    watches: '关注型号的动态',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    messages: typeof words;
  }
}
