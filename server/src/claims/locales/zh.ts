import type { ClaimNotificationKind } from '../notify.ts';

/** Messages about after-sale claims. `amount`, `paid` and `owed` have their currency. */
export const zh = {
  'claims.apply': {
    title: '售后申请 {no}',
    body: '买家 {buyer} 就订单 {order} 的 {mpn}（{pieces} 颗）提出售后：{text} 请在 {dueAt} 前答复。',
  },
  'claims.write': {
    title: '售后 {no} 有新留言',
    body: '{text}',
  },
  'claims.soon': {
    title: '售后 {no} 等您处理',
    body: '{mpn}：请在 {dueAt} 前处理，逾期将进入下一步。',
  },
  'claims.late': {
    title: '售后 {no} 已逾期',
    body: '{mpn}：期限 {dueAt} 已过，请尽快处理。',
  },
  'claims.after': {
    title: '售后 {no} 仍在等您处理',
    body: '{mpn}：期限已于 {dueAt} 届满，售后仍在等您处理，请尽快处理。',
  },
  'claims.rest': {
    title: '售后 {no}：尚欠 {owed}',
    body: '{mpn}：您的余额与保证金不足以支付买家应得的款项。请支付余款 {owed}，期限 {dueAt}。付清前，退回的货物留在收货台。',
  },
  'claims.restLate': {
    title: '售后 {no}：{owed} 逾期未付',
    body: '{mpn}：余款 {owed} 的付款期限已于 {dueAt} 届满。付清前，退回的货物留在收货台。',
  },
  'claims.otherSoon': {
    title: '售后 {no}：对方的期限还剩半天',
    body: '{mpn}：对方的期限于 {dueAt} 届满。您无需操作，后续进展会在此通知您。',
  },
  'claims.shipSoon': {
    title: '售后 {no}：请在 {dueAt} 前寄出货物',
    body: '{mpn}：如在 {dueAt} 前未寄出，该申请将关闭，预留款项退回卖家。',
  },
  'claims.otherShipSoon': {
    title: '售后 {no}：买家寄回的期限还剩半天',
    body: '{mpn}：如 {dueAt} 前未寄出，该申请将关闭，预留款项退回卖家。卖家无需操作。',
  },
  'claims.deskSoon': {
    title: '售后 {no}：验芯的办理期限还剩半天',
    body: '{mpn}：验芯的期限于 {dueAt} 届满。您无需操作，后续进展会在此通知您。',
  },
  'claims.otherLate': {
    title: '售后 {no} 进度逾期',
    body: '{mpn}：下一步的期限已于 {dueAt} 届满。您无需操作，后续进展会在此通知您。',
  },
  'claims.agree': {
    title: '卖家同意售后 {no}',
    body: '{seller} 同意您的申请，其款项已预留 {held}。请将货物寄往验芯收货台，注明 {no}；请在 {dueAt} 前寄出。',
  },
  'claims.agreeShort': {
    title: '卖家同意售后 {no}',
    body: '{seller} 同意 {amount}，其中已预留 {held}；卖家款项不足，其余 {uncovered} 由其在收货台清点后欠付。请将货物寄往验芯收货台，注明 {no}；请在 {dueAt} 前寄出。',
  },
  'claims.acceptOffer': {
    title: '售后 {no}：方案已接受',
    body: '双方同意 {amount}，卖家款项已预留 {held}。请买家将货物寄往验芯收货台，注明 {no}，{dueAt} 前寄出。',
  },
  'claims.acceptOfferShort': {
    title: '售后 {no}：方案已接受',
    body: '双方同意 {amount}，其中已预留 {held}；卖家款项不足，其余 {uncovered} 由其在收货台清点后欠付。请买家将货物寄往验芯收货台，注明 {no}，{dueAt} 前寄出。',
  },
  'claims.compensated': {
    title: '售后 {no} 已赔付',
    body: '双方同意 {amount}，已支付 {paid}。货物不需退回。',
  },
  'claims.refuse': {
    title: '卖家拒绝售后 {no}',
    body: '{seller} 的理由：{text} 您可在 {dueAt} 前提出方案、请客服裁定或撤回。',
  },
  'claims.offer': {
    title: '售后 {no} 有新方案',
    body: '新方案金额 {amount}：{text} 请在 {dueAt} 前答复。',
  },
  'claims.withdraw': {
    title: '售后 {no} 已撤回',
    body: '买家 {buyer} 撤回了申请。预留款项已退回。',
  },
  'claims.escalate': {
    title: '售后 {no} 由客服裁定',
    body: '期限已过，客服将依据现有材料在 {dueAt} 前裁定。',
  },
  'claims.requestRuling': {
    title: '售后 {no} 请客服裁定',
    body: '一方请客服裁定：{text} 客服将在 {dueAt} 前裁定。',
  },
  'claims.rule': {
    title: '售后 {no} 已裁定',
    body: '客服的书面裁定：{text}',
  },
  'claims.ruleShort': {
    title: '售后 {no} 已裁定',
    body: '客服的书面裁定：{text} 在 {amount} 中已预留 {held}；卖家款项不足，其余 {uncovered} 由其在收货台清点后欠付。',
  },
  'claims.shipBack': {
    title: '售后 {no}：货物已寄回',
    body: '买家已寄出：{text}。收货台清点后另行通知。',
  },
  'claims.expire': {
    title: '售后 {no} 已关闭',
    body: '货物在 {dueAt} 前未寄回，申请已关闭，预留款项已退回卖家。',
  },
  'claims.recordArrival': {
    title: '售后 {no}：包裹已到收货台',
    body: '包裹在买家填写寄回信息之前到达，收货台接下来清点 {mpn}，该申请不能再撤回。如买家并未寄出，请在申请中说明。',
  },
  'claims.cancelArrival': {
    title: '售后 {no}：包裹并未到收货台',
    body: '到货登记有误，现已撤销。买家可在 {dueAt} 前寄回 {mpn}，或撤回申请。{text}',
  },
  'claims.receive': {
    title: '售后 {no}：收货台已清点',
    body: '收货台清点 {mpn} 共 {pieces} 颗。',
  },
  'claims.recount': {
    title: '售后 {no}：已重新清点',
    body: '第二人重新清点：{pieces} 颗。',
  },
  'claims.surplus': {
    title: '售后 {no}：比约定多 {surplus} 颗',
    body: '收货台清点 {mpn} 共 {pieces} 颗，比约定多 {surplus} 颗。多出的仍归买家所有：不为其付款，由收货台退还买家。',
  },
  'claims.reportLost': {
    title: '售后 {no}：寄回的包裹未到',
    body: '收货台报告：{text} 由客服裁定。',
  },
  'claims.refund': {
    title: '售后 {no} 已退款',
    body: '已向买家支付 {paid}。',
  },
  'claims.replace': {
    title: '售后 {no}：更换订单 {replacement}',
    body: '卖家须为 {pieces} 颗 {mpn} 发出更换货物，经收货台与检测后交付买家。卖家的款项已为此预留。',
  },
  'claims.completeReplacement': {
    title: '售后 {no} 已更换',
    body: '买家已收到更换货物（订单 {replacement}），预留款项已退回卖家。',
  },
  'claims.completeInPart': {
    title: '售后 {no}：更换货物仅部分留用',
    body: '买家留用更换订单 {replacement} 的 {replaced} 颗中的 {kept} 颗。预留款项中 {refunded} 已付给买家，其余退回卖家。',
  },
  'claims.loseReplacement': {
    title: '售后 {no}：更换货物遗失',
    body: '更换订单 {replacement} 在寄往买家途中遗失，遗失保障已向买家支付 {covered}，预留款项已退回卖家。',
  },
  'claims.loseReplacementPart': {
    title: '售后 {no}：更换货物遗失',
    body: '更换订单 {replacement} 在寄往买家途中遗失，遗失保障已向买家支付 {covered}。预留款项中 {refunded} 已付给买家，其余退回卖家。',
  },
  'claims.failReplacement': {
    title: '售后 {no}：更换未成，已退款',
    body: '更换订单 {replacement} 未完成，预留款项已退给买家。',
  },
  'claims.forward': {
    title: '售后 {no}：货物已转寄',
    body: '收货台已转寄货物：{text}',
  },
  'claims.returnSurplus': {
    title: '售后 {no}：多出的货物退还买家',
    body: '收货台已将比约定多出的 {surplus} 颗 {mpn} 退还买家：{text}',
  },
  'claims.quarantine': {
    title: '售后 {no}：货物隔离保存',
    body: '涉嫌假冒的 {pieces} 颗 {mpn} 不退回，由收货台隔离保存。',
  },
  'claims.payRest': {
    title: '售后 {no} 余款已付',
    body: '卖家已补足欠款，共支付 {paid}。',
  },
} as const satisfies Sentences;

type Sentences = Readonly<
  Record<`claims.${ClaimNotificationKind}`, { readonly title: string; readonly body: string }>
>;

/** The same sentences in another language. */
export type ClaimSentences = Sentences;
