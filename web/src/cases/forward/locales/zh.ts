/** Words of the form by which support deals with the seller of a complaint. */
const words = {
  title: '卖家',
  aside: '只转交您勾选的内容',
  status: {
    none: '尚未转给卖家。',
    asked: '已转给卖家，等待答复。',
    silent: '卖家逾期未答复。关闭之前仍可答复。',
    answered: '卖家已答复。',
    passedOn: '卖家的答复已转达投诉人。',
    withdrawn: '已撤回，卖家看不到内容。',
  },
  noConsent: '投诉人未同意把投诉给卖家看。请用“请补充”征求同意，投诉人可在自己的页面同意。',
  takeFirst: '先受理，再转给卖家。',
  act: '操作',
  forward: '转给卖家',
  askSeller: '再次询问',
  passOn: '转达答复',
  withdraw: '撤回',
  seller: '卖家',
  chooseSeller: '选择卖家',
  ofOrder: '{name}（订单的卖家）',
  find: '按名称查找卖家',
  findGo: '查找',
  nobody: '没有这个名称的入驻卖家。',
  textToSeller: '给卖家的话',
  textToAuthor: '给投诉人的话',
  textWhy: '撤回原因（卖家可见）',
  hint: {
    forward: '卖家 3 个工作日内答复；投诉人会收到通知',
    askSeller: '卖家重新有 3 个工作日',
    passOn: '投诉人会收到通知，可以继续追问',
    withdraw: '卖家不再看到转交的内容，无需答复',
  },
  along: '一并转交',
  alongHint: '卖家看不到投诉人的邮箱和电话，也看不到内部备注',
  alongAuthor: '转达卖家的',
  nothing: '没有可转交的内容。',
  go: {
    forward: '转给卖家',
    askSeller: '发送询问',
    passOn: '转达',
    withdraw: '撤回',
  },
  done: {
    forward: '{no} 已转给卖家。',
    askSeller: '已询问卖家。',
    passOn: '已转达投诉人。',
    withdraw: '{no} 已撤回。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'cases/forward': typeof words;
  }
}
