/** Messages about looks of staff at an account. */
export const zh = {
  'access.view': {
    title: '客服正在查看您的账户',
    body: '{name} 正在只读查看您的账户，最迟到 {until}。原因：{reason} 其间不能更改任何内容。每次查看都列在个人中心。',
  },
};

export type AccessSentences = typeof zh;
