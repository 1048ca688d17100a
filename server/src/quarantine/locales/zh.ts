/** Messages about the quarantine register. */
export const zh = {
  'quarantine.sendSample': {
    title: '订单 {no}：隔离样品已寄出',
    body: '批次 {lot}（{mpn}）的样品已由 {carrier} {trackingNo} 寄出。',
  },
  'quarantine.clear': {
    title: '订单 {no}：疑似批次排除嫌疑',
    body: '批次 {lot}（{mpn}）排除嫌疑，将退回卖家。原因：{reason}',
  },
  'quarantine.confirm': {
    title: '订单 {no}：疑似批次确认为假冒',
    body: '批次 {lot}（{mpn}，{pieces} 颗）确认为假冒，保管至 {keptUntil}。原因：{reason}',
  },
  'quarantine.sendBack': {
    title: '订单 {no}：排除嫌疑的货物已退回',
    body: '批次 {lot}（{mpn}）已由 {carrier} {trackingNo} 退回。',
  },
  'quarantine.scrap': {
    title: '订单 {no}：隔离货物已销毁',
    body: '批次 {lot}（{mpn}）已销毁，销毁证明见订单页。',
  },
} as const;

/** The same sentences in another language. */
export type QuarantineSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
