const words = {
  title: '手机拍照',
  mark: '员工',
  forInspection: '检验 {no}',
  forParcel: '订单 {no} 的包裹',
  joining: '正在连接…',
  minutes_other: '剩余 {count} 分钟',
  sent: '已发送 {sent}/{most} 张',
  take: '拍照',
  choose: '从相册选择',
  caption: '说明',
  captionHint: '选填，写入报告。',
  scale: '标尺',
  scaleHint: '如 1 mm 或 ×40。',
  send: '发送照片',
  remove: '删除',
  discard: '丢弃',
  save: '保存到手机',
  alt: '待发送的照片',
  sending: '正在发送 {percent}%',
  sentOne: '照片已发送。',
  waiting: '等待网络：照片已保存在手机上，恢复联网后自动发送。如果关闭了本页，请重新打开。',
  unstored: '手机没有空间保存这张照片，它只在本页。发送前请勿关闭本页。',
  undeleted: '照片未能从手机删除，请重试。',
  unreadable: '“{name}”不是可打开的图片。',
  large: '“{name}”超过 {size} MB。',
  shrinking: '正在压缩照片…',
  full: '已达照片上限。',
  overTitle: '不能再添加照片',
  unknownTitle: '二维码无效',
  unknown: '地址不完整。请重新扫描屏幕上的二维码。',
  unsent_other: '{count} 张照片尚未发送，也不能再发送。请保存或丢弃。',
  lost: '无法连接服务器。',
  retry: '重试',
  none: '照片会压缩后发送，只在发送前保存在手机上。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    handoffs: typeof words;
  }
}
