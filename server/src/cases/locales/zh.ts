/** Words of cases that the server writes: messages, mails and the desk's queue. */
export const zh = {
  messages: {
    'cases.received': {
      title: '已收到 {no}',
      body: '客服将在 {until} 前受理。进展会发到消息中心和您的邮箱。',
    },
    'cases.answer': {
      title: '{no} 已有答复',
      body: '客服答复：{text}',
    },
    'cases.askBack': {
      title: '{no} 需要您补充',
      body: '客服需要您补充：{text} 请在 {until} 前回复，逾期将自动关闭。',
    },
    'cases.end': {
      title: '{no} 已关闭',
      body: '客服已关闭此事项：{text} 30 天内可以重新打开。',
    },
    'cases.expire': {
      title: '{no} 已自动关闭',
      body: '14 天没有收到您的回复，此事项已自动关闭。30 天内可以重新打开。',
    },
    'cases.forward': {
      title: '{no} 已转给卖家',
      body: '客服已把投诉转给卖家，卖家须在 {until} 前答复。',
    },
    'cases.reopen': {
      title: '{no} 已重新打开',
      body: '客服已重新打开此事项：{text}',
    },
    'cases.passOn': {
      title: '{no} 卖家已答复',
      body: '客服转来卖家的答复：{text}',
    },
    'cases.seller.forward': {
      title: '投诉 {no} 等待您答复',
      body: '客服转来一份针对贵公司的投诉：{text} 请在 {until} 前答复。',
    },
    'cases.seller.askSeller': {
      title: '投诉 {no} 需要您再次答复',
      body: '客服询问：{text} 请在 {until} 前答复。',
    },
    'cases.seller.sellerSilent': {
      title: '投诉 {no} 已过答复期限',
      body: '没有收到您的答复，客服将不再等待。关闭之前您仍可答复。',
    },
    'cases.seller.withdrawForward': {
      title: '投诉 {no} 已撤回',
      body: '客服撤回了转给您的投诉：{text} 无需答复。',
    },
    'cases.seller.closed': {
      title: '投诉 {no} 已关闭',
      body: '此投诉已关闭，不再接收答复。',
    },
    'cases.seller.reopened': {
      title: '投诉 {no} 已重新打开',
      body: '此投诉已重新打开。尚未答复的，现在可以答复。',
    },
  },
  mails: {
    received: {
      title: '已收到 {no}',
      body: '您的事项 {no} 已收到。客服将在 {until} 前受理，每次答复都会用邮件通知您。',
    },
    answer: {
      title: '{no} 已有答复',
      body: '客服已答复 {no}。打开下面的链接查看，也可以继续追问。',
    },
    askBack: {
      title: '{no} 需要您补充',
      body: '客服需要您为 {no} 补充情况。请在 {until} 前回复，逾期将自动关闭。',
    },
    end: { title: '{no} 已关闭', body: '客服已关闭 {no}，并写明了原因。30 天内可以重新打开。' },
    expire: {
      title: '{no} 已自动关闭',
      body: '14 天没有收到您的回复，{no} 已自动关闭。30 天内可以重新打开。',
    },
    forward: {
      title: '{no} 已转给卖家',
      body: '客服已把 {no} 转给卖家，卖家须在 {until} 前答复。',
    },
    reopen: {
      title: '{no} 已重新打开',
      body: '客服已重新打开 {no}，并写明了原因。打开下面的链接查看。',
    },
    passOn: {
      title: '{no} 卖家已答复',
      body: '卖家已答复 {no}，客服已转给您。打开下面的链接查看。',
    },
  },
  open: '查看此事项',
  secret: '持有此链接的人都可以查看和回复，请勿转发。',
  brand: 'Assay 验芯',
  why: '您收到这封邮件，是因为有人用这个邮箱向 Assay 验芯 提交了事项。如果不是您，请忽略。',
  forward: { silent: '卖家逾期未答复', answered: '卖家已答复' },
  queue: { legal: '法律支持', complaint: '投诉卖家', feedback: '意见反馈' },
  anonymous: '访客',
};

/** A message's title and body, or a mail's. */
interface Said {
  readonly title: string;
  readonly body: string;
}

export type CaseWords = {
  readonly messages: Readonly<Record<keyof typeof zh.messages, Said>>;
  readonly mails: Readonly<Record<keyof typeof zh.mails, Said>>;
  readonly forward: Readonly<Record<keyof typeof zh.forward, string>>;
  readonly queue: Readonly<Record<keyof typeof zh.queue, string>>;
} & Readonly<Record<'open' | 'secret' | 'brand' | 'why' | 'anonymous', string>>;
