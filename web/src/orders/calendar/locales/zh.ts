/** Words of the calendar of deadlines. */
const words = {
  title: '期限日历',
  none: '获取一个私密网址，在您自己的日历中订阅等待您处理的订单与售后期限，提前半天提醒。',
  since: '私密网址自 {time} 起有效。',
  create: '获取日历网址',
  again: '换一个新网址',
  copy: '复制网址',
  once: '网址只显示这一次。知道它的人都能看到您的期限；换新网址后旧的立即失效。',
  revoke: '停用日历网址',
  revokeNow: '停用',
  revokeText: '订阅它的日历将不再更新。之后可以再获取新的网址。',
  keep: '保留',
  revoked: '日历网址已停用。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'orders/calendar': typeof words;
  }
}
