/** Words of the pages on which a seller reads and answers forwarded complaints. */
const words = {
  title: '收到的投诉',
  tabs: '显示',
  toAnswer: '待答复',
  all: '全部',
  no: '编号',
  about: '事由',
  order: '订单',
  state: '状态',
  at: '转来时间（GMT+8）',
  states: {
    toAnswer: '待您答复',
    late: '已逾期',
    answered: '已答复',
    withdrawn: '已撤回',
    closed: '已关闭',
  },
  empty: '没有转给您的投诉。',
  emptyToAnswer: '没有待答复的投诉。',
  showAll: '显示全部',
  notFound: '没有这个投诉。',
  notFoundText: '编号有误，或投诉不是针对贵公司的。',
  toList: '返回列表',
  facts: '事项',
  author: '投诉人',
  wish: '希望结果',
  waits: '请答复',
  waitsText: '逾期后客服将不再等待。',
  late: '已过答复期限。关闭之前仍可答复。',
  answered: '您的答复已交给客服。客服如有疑问会再次询问。',
  withdrawn: '客服已撤回此投诉，无需答复。',
  closed: '此投诉已关闭，不再接收答复。',
  answer: '您的答复',
  answerHint: '只有客服看到；客服决定转达哪些内容',
  send: '发送答复',
  sent: '答复已发送。',
  lead: '客服把针对贵公司的投诉转到这里。您的答复先由客服阅读。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'cases/received': typeof words;
  }
}
