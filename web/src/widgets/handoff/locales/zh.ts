const words = {
  title: '手机拍照',
  open: '用手机拍照',
  waiting: '等待手机扫码',
  hidden: '二维码已生成，但不再显示',
  joined: '手机已连接',
  scan: '用手机相机扫描二维码。手机无需登录，只能为本次记录添加照片。',
  sent_other: '已收到 {count} 张照片。',
  until: '有效至 {time}',
  again: '显示新二维码',
  end: '结束手机拍照',
  copy: '复制链接',
  over: {
    ended_other: '手机拍照已结束，共收到 {count} 张照片。',
    expired_other: '15 分钟已过，共收到 {count} 张照片。',
    concluded_other: '记录已关闭，共收到 {count} 张照片。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/handoff': typeof words;
  }
}
