/** The sentences of messages about hand-overs. */
export const zh = {
  'passports.offered': {
    title: '{company} 要把批次护照 {no} 交给您',
    body: '{mpn}，{pieces} 颗。打开护照页查看检测结果，然后接受或拒绝。',
  },
  'passports.accepted': {
    title: '{company} 已接受批次护照 {no}',
    body: '{mpn}，{pieces} 颗。该护照现由对方持有；标签链接您仍可打开。',
  },
  'passports.declined': {
    title: '批次护照 {no} 被拒收',
    body: '{mpn}，{pieces} 颗。{company} 没有接受，护照仍由您持有。',
  },
  'passports.withdrawn': {
    title: '{company} 撤回了批次护照 {no}',
    body: '{mpn}，{pieces} 颗。您无需再做任何事。',
  },
  'passports.expired': {
    title: '移交批次护照 {no} 的提议已过期',
    body: '{mpn}，{pieces} 颗。{company} 在 14 天内没有答复，护照仍由您持有，可重新移交。',
  },
  'passports.offerExpired': {
    title: '{company} 移交批次护照 {no} 的提议已过期',
    body: '{mpn}，{pieces} 颗。您在 14 天内没有答复。仍需要时请联系对方重新移交。',
  },
};
export type PassportSentences = Readonly<
  Record<keyof typeof zh, { readonly title: string; readonly body: string }>
>;
