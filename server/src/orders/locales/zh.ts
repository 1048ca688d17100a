import type { MessageTemplate } from '#server/messages/public.ts';
import type { NotificationKind } from '../notification-kinds.ts';

/** The message about a price in which somebody bears a service fee. */
const priced = (bearer: string) => ({
  title: '订单 {no} 已报服务费',
  body: `服务费 {service}（${bearer}），运费 {freight}。请买家核对条款并接受，随后由卖家确认。`,
});

/** Messages about an order, to its buyer and its seller alike. */
export const zh = {
  'orders.placed': {
    title: '新订单 {no}：{mpn}',
    body: '{buyer} 已下单。请在 {dueAt} 前确认或谢绝。',
  },
  'orders.placedFrom': {
    title: '新订单 {no}：{mpn}',
    body: '{buyer} 已按 {source} 下单。请在 {dueAt} 前确认或谢绝。',
  },
  'orders.placedFromBid': {
    title: '新订单 {no}：{mpn}',
    body: '您已接受 {buyer} 的出价 {source}，订单已生成。请在 {dueAt} 前确认或谢绝。',
  },
  'orders.split': {
    title: '订单 {no}：{mpn} 已从订单 {parent} 分出，不受争议影响',
    body: '{parent} 中没有争议的行由订单 {no} 继续：托管款 {amount} 随之转入，货物由验芯在 {dueAt} 前发给买家。{parent} 只保留有争议的行。',
  },
  'orders.price': {
    title: '订单 {no} 已报服务费',
    body: '服务费 {service}，运费 {freight}。请买家核对条款并接受，随后由卖家确认。',
  },
  'orders.priceBuyer': priced('由买家承担'),
  'orders.priceSeller': priced('由卖家承担'),
  'orders.priceHalf': priced('由买卖双方各承担一半'),
  'orders.acceptTerms': {
    title: '订单 {no} 的条款已获买家接受',
    body: '{buyer} 已接受条款。请卖家在 {dueAt} 前确认订单。',
  },
  'orders.confirm': {
    title: '订单 {no} 已由卖家确认',
    body: '{seller} 已确认 {mpn}。请在 {dueAt} 前付款，款项由验芯托管。',
  },
  'orders.decline': { title: '订单 {no} 被谢绝', body: '{seller} 未接受该订单。原因：{reason}' },
  'orders.cancel': { title: '订单 {no} 已取消', body: '{mpn} 的订单已取消，未发生付款。' },
  'orders.expire': {
    title: '订单 {no} 逾期未付，已取消',
    body: '买家未在 5 个工作日内付款，订单已自动取消。',
  },
  'orders.pay': {
    title: '订单 {no} 已付款，{amount} 托管中',
    body: '买家已付款，款项由验芯托管。请卖家在 {dueAt} 前将货物发往验芯收货台。',
  },
  'orders.ship': {
    title: '订单 {no} 已发往验芯',
    body: '{seller} 已发货：{carrier} {trackingNo}，共 {pieces} 颗。',
  },
  'orders.shipParcels': {
    title: '订单 {no} 已发往验芯',
    body: '{seller} 已发货 {pieces} 颗，共 {parcels} 个包裹：{carrier} {trackingNo}，其余运单号 {moreTrackingNos}。',
  },
  'orders.cancelLate': {
    title: '订单 {no} 因逾期未发货被取消',
    body: '卖家逾期未发货，{buyer} 已取消订单，托管款将退回买家。',
  },
  'orders.receiveParcel': {
    title: '订单 {no}：已收到 {receivedParcels} / {parcels} 个包裹',
    body: '{carrier} {trackingNo} 已到，清点 {pieces} 颗。其余包裹到齐后才会核对总数。',
  },
  'orders.receive': {
    title: '订单 {no} 的货物已到验芯',
    body: '实收 {pieces} 颗，卖家申报 {shipped} 颗，订购 {ordered} 颗。数量不符时，请双方在订单页确认。',
  },
  'orders.acknowledge': {
    title: '订单 {no} 的点收数量已有一方确认',
    body: '一方已确认验芯的点收数量。双方都确认后，或确认时限结束后，即开始检测。',
  },
  'orders.inspect': { title: '订单 {no} 开始检测', body: '{mpn} 已上检测台，共 {lots} 个批次。' },
  'orders.report': {
    title: '订单 {no} 的检测报告已出具',
    body: '请在 {dueAt} 前阅读报告并确认结果；买家也可以拒收。',
  },
  'orders.accept': {
    title: '订单 {no} 的检测结果已有一方确认',
    body: '还需另一方在 {dueAt} 前确认。',
  },
  'orders.cleared': {
    title: '订单 {no} 的检测结果已由双方确认',
    body: '验芯将打包 {mpn} 并发往买家。',
  },
  'orders.reject': {
    title: '订单 {no} 的检测结果被买家拒绝',
    body: '原因：{reason}。请在 {dueAt} 前答复或提出和解方案，此后验芯客服可作出裁定。',
  },
  'orders.autoAccept': {
    title: '订单 {no} 的检测结果视为已确认',
    body: '报告结论为合格，期限内无人提出异议。验芯将打包 {mpn} 并发往买家。',
  },
  'orders.autoDispute': {
    title: '订单 {no} 的检测结果有争议',
    body: '报告结论并非全部合格，且期限内未获双方确认。请在 {dueAt} 前答复或提出和解方案，此后验芯客服可作出裁定。',
  },
  'orders.settle': {
    title: '订单 {no} 的争议已裁定：接受货物',
    body: '理由：{reason}。验芯将打包 {mpn} 并发往买家。',
  },
  'orders.settlePart': {
    title: '订单 {no} 的争议已裁定：接受部分货物',
    body: '理由：{reason}。买家保留 {pieces} 颗，其余货款退回买家；其余货物退回卖家，其中可疑的留在隔离区。',
  },
  'orders.retest': { title: '订单 {no} 将重新检测', body: '理由：{reason}' },
  'orders.orderReturn': {
    title: '订单 {no} 已裁定：退货退款',
    body: '理由：{reason}。请买家在 {dueAt} 前授权退货，货物退回后退款；条款约定由买家承担的检测费不退。',
  },
  'orders.quarantine': {
    title: '订单 {no} 的货物已隔离',
    body: '货物涉嫌假冒，不会再流入市场。理由：{reason}。款项将在 {dueAt} 前退回买家。',
  },
  'orders.authorise': {
    title: '订单 {no} 的退货已获授权',
    body: '验芯将在 {dueAt} 前把货物寄回卖家。',
  },
  'orders.authoriseBySupport': {
    title: '订单 {no} 的退货已由客服授权',
    body: '验芯客服已代买家授权退货。理由：{reason}。验芯将在 {dueAt} 前把货物寄回卖家。',
  },
  'orders.sendBack': {
    title: '订单 {no} 的货物已寄回卖家',
    body: '{carrier} {trackingNo}。款项将在 {dueAt} 前退回买家。',
  },
  'orders.refund': { title: '订单 {no} 已退款 {amount}', body: '退款已进入买家的可用余额。' },
  'orders.dispatch': {
    title: '订单 {no} 已发往买家',
    body: '{mpn} 已由 {carrier} 承运，单号 {trackingNo}。',
  },
  'orders.deliver': {
    title: '订单 {no} 已送达',
    body: '承运商报告已送达。请买家确认收货；{dueAt} 后视为已收货。',
  },
  'orders.confirmReceipt': { title: '订单 {no} 已完成', body: '{mpn} 已由买家收货，交易完成。' },
  'orders.dispatchReleased': {
    title: '订单 {no} 已发往买家',
    body: '{mpn} 已由 {carrier} 承运，单号 {trackingNo}。货款已放给卖家。',
  },
  'orders.receiptReleased': {
    title: '订单 {no} 已完成',
    body: '{mpn} 已由买家收货，交易完成。货款已放给卖家。',
  },
  'orders.complete': {
    title: '订单 {no} 已结束，无需发货',
    body: '{mpn} 中买家保留的数量已全部被测试耗用，不再发货。货款已放给卖家；各方金额见订单页面。',
  },
  'orders.lossCovered': {
    title: '订单 {no}：包裹确认丢失',
    body: '经两人确认。理赔编号 {caseNo}。{reason} 货款在发货时已放给卖家，验芯的保险款赔付买家。',
  },
  'orders.requestRest': {
    title: '订单 {no}：买家要求补发缺少的数量',
    body: '请在 {dueAt} 前补发；逾期未补发，将按实收数量继续，缺少部分退款。',
  },
  'orders.shipRest': {
    title: '订单 {no}：缺少的数量已补发',
    body: '{seller} 补发 {pieces} 颗：{carrier} {trackingNo}。',
  },
  'orders.shipRestParcels': {
    title: '订单 {no}：缺少的数量已补发',
    body: '{seller} 补发 {pieces} 颗，共 {parcels} 个包裹：{carrier} {trackingNo}，其余运单号 {moreTrackingNos}。',
  },
  'orders.closeShort': {
    title: '订单 {no}：按实收数量继续，已退款 {amount}',
    body: '缺少的数量已退款给买家，其余继续检测。',
  },
  'orders.recount': {
    title: '订单 {no}：收货数量已复点',
    body: '第二人复点为 {pieces} 颗，卖家申报 {shipped} 颗，订购 {ordered} 颗。原因：{reason}',
  },
  'orders.contest': {
    title: '订单 {no}：卖家要求复检，费用由卖家承担',
    body: '原因：{reason}。验芯将再次检测剩余样品。',
  },
  'orders.acceptReturn': {
    title: '订单 {no}：卖家同意退货',
    body: '请买家在 {dueAt} 前授权退货，货物退回后退款；条款约定由买家承担的检测费不退。',
  },
  'orders.offer': {
    title: '订单 {no}：收到和解方案',
    body: '买家保留 {pieces} 颗，价格减 {cut}。卖家承担运费和检测费 {sellerCosts}。原因：{reason}。请在 {dueAt} 前答复，否则由客服裁定。',
  },
  'orders.offerRuling': {
    title: '订单 {no}：收到和解方案',
    body: '买家保留 {pieces} 颗，价格减 {cut}。卖家承担运费和检测费 {sellerCosts}。原因：{reason}。验芯客服现已可以裁定，期限为 {dueAt}；裁定之前仍可接受该方案。',
  },
  'orders.requestRuling': {
    title: '订单 {no}：一方请求现在裁定',
    body: '双方都请求后，客服即可裁定；否则自 {dueAt} 起可以裁定。',
  },
  'orders.rulingRequested': {
    title: '订单 {no}：双方均请求裁定',
    body: '验芯客服现在可以裁定，期限为 {dueAt}。裁定之前双方仍可和解。',
  },
  'orders.withdrawOffer': {
    title: '订单 {no}：和解方案已撤回',
    body: '争议继续。请在 {dueAt} 前答复或提出和解方案，此后验芯客服可作出裁定。',
  },
  'orders.withdrawOfferRuling': {
    title: '订单 {no}：和解方案已撤回',
    body: '争议继续。验芯客服现已可以裁定，期限为 {dueAt}；裁定之前双方仍可和解。',
  },
  'orders.acceptOffer': {
    title: '订单 {no}：双方达成和解',
    body: '买家保留 {pieces} 颗，价格减 {cut}，卖家承担运费和检测费 {sellerCosts}，退款已入账。',
  },
  'orders.sendBackRest': {
    title: '订单 {no}：未保留的部分已退回卖家',
    body: '{pieces} 颗：{carrier} {trackingNo}。',
  },
  'orders.trace': {
    title: '订单 {no}：正在向承运商查件',
    body: '查件编号 {caseNo}。{reason}',
  },
  'orders.traceParcel': {
    title: '订单 {no}：正在向承运商查件',
    body: '包裹 {carrier} {trackingNo}，查件编号 {caseNo}。{note}',
  },
  'orders.endTrace': {
    title: '订单 {no}：包裹已找到',
    body: '订单照常继续。',
  },
  'orders.abandonRest': {
    title: '订单 {no}：未到的包裹已丢失',
    body: '订单按已到数量继续。数量不足时，请双方在订单页确认点收数量；买家可以再次要求补发，或按实收数量退款。',
  },
  'orders.parcelAbandoned': {
    title: '订单 {no}：一个包裹已丢失',
    body: '已放弃等待包裹 {carrier} {trackingNo}，其余包裹仍在途中；到齐后核对数量。',
  },
  'orders.correctShipment': {
    title: '订单 {no}：发货记录已更正',
    body: '两人更正了发货记录：{before} → {after}。{reason} 订单当前的期限为 {dueAt}。',
  },
  'orders.correctInbound': {
    title: '订单 {no}：寄往收货台的包裹记录已更正',
    body: '两人更正了记录：{before} → {after}。{reason}',
  },
  'orders.correctReturn': {
    title: '订单 {no}：退回包裹的记录已更正',
    body: '两人更正了记录：{before} → {after}。{reason}',
  },
  'orders.updateTracking': {
    title: '订单 {no}：卖家更正了运单号',
    body: '{before} → {after}。其余不变。',
  },
  'orders.declareLost': {
    title: '订单 {no}：包裹确认丢失',
    body: '经两人确认。理赔编号 {caseNo}。{reason} 买家款项将退回。',
  },
  'orders.shipAgain': {
    title: '订单 {no}：包裹丢失，请卖家重新发货',
    body: '理赔编号 {caseNo}。请在 {dueAt} 前重新发货，款项仍由验芯托管。',
  },
  'orders.suspend': {
    title: '订单 {no}：检测报告已撤销，订单暂停',
    body: '报告 {report} 已撤销：{reason}。在两名客服人员决定如何继续之前，货物与货款都不会动，期限停止计算。',
  },
  'orders.reinstate': {
    title: '订单 {no}：订单继续',
    body: '两名客服人员决定：订单继续。理由：{reason}。当前步骤的期限为 {dueAt}。',
  },
  'orders.recordReturn': {
    title: '订单 {no}：货物已退回卖家',
    body: '买家已将货物退回，{carrier}，单号 {trackingNo}。理由：{reason}。退款将在 {dueAt} 前到账。',
  },
  'orders.revokedAfterRelease': {
    title: '订单 {no}：检测报告已撤销',
    body: '报告 {report} 已撤销：{reason}。货款已付给卖家；您可以在订单页面申请售后。',
  },
  'orders.transferShort': {
    title: '订单 {no}：到账金额不足',
    body: '转账已记入您的可用余额，但低于订单金额 {amount}。请在订单页选择用余额付款，或补足差额。',
  },
  'orders.soon': {
    title: '订单 {no} 等待您处理',
    body: '期限将于 {dueAt} 届满，请打开订单页办理下一步。',
  },
  'orders.late': {
    title: '订单 {no} 已超过期限',
    body: '期限已于 {dueAt} 届满。验芯客服已获知并会跟进。',
  },
  'orders.after': {
    title: '订单 {no} 仍在等待您',
    body: '期限已于 {dueAt} 届满，订单仍在等待您。验芯客服正在跟进。',
  },
  'orders.otherSoon': {
    title: '订单 {no}：对方的期限还剩半天',
    body: '对方的期限于 {dueAt} 届满。您无需操作；对方完成或逾期时，我们会在此通知您。',
  },
  'orders.deskSoon': {
    title: '订单 {no}：验芯的办理期限还剩半天',
    body: '验芯的期限于 {dueAt} 届满。您无需操作；完成或逾期时，我们会在此通知您。',
  },
  'orders.otherLate': {
    title: '订单 {no} 进度逾期',
    body: '下一步的期限已于 {dueAt} 届满。您无需操作，验芯客服已获知并会跟进。',
  },
  'orders.thread': { title: '订单 {no} 有新留言', body: '{from}：{text}' },
} satisfies Record<`orders.${NotificationKind}`, MessageTemplate>;

/** Work on the desks of the provider. */
export const queueZh = {
  receive: '收货：{mpn}',
  send: '发货给买家：{mpn}',
  sendBack: '退回卖家：{mpn}',
  inspect: '上台检测：{mpn}',
  deliver: '登记送达：{mpn}',
  trace: '向承运商查件：{mpn}',
  approveLoss: '批准包裹丢失：{mpn}',
  approveCorrection: '批准包裹记录更正：{mpn}',
  price: '报服务费：{mpn}',
  disputes: '处理争议：{mpn}',
  suspensions: '决定 {mpn} 如何继续：报告已撤销',
  late: '逾期跟进：{mpn}',
  refunds: '退款给 {buyer}',
  detail: '{seller} → {buyer} · {count} 颗',
} satisfies Record<string, string>;

/** The mail that asks an agent order's supplier to join. */
export const invitationZh = {
  subject: '{buyer} 邀请您通过验芯交易',
  body: '{buyer} 希望通过验芯的托管服务向您购买 {mpn}（订单 {no}）。请用本邮箱注册为卖家并完成入驻，随后即可确认订单：款项先由验芯托管，货物检测通过后放款。',
  open: '注册成为卖家',
} satisfies Record<string, string>;
