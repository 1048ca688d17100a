const words = {
  title: '了结业务并注销账户',
  loading: '正在读取账户',
  finish: '先了结的事项',
  finishText: '注销前须全部了结',
  none: '没有未了结的事项。',
  orders: '有未完成的订单',
  ordersGo: '查看订单',
  claims: '有未完成的售后',
  claimsGo: '查看售后',
  recharges: '有待财务确认的充值',
  rechargesGo: '查看充值',
  withdrawals: '有未完成的提现',
  withdrawalsGo: '查看提现',
  exchanges: '有未完成的兑换',
  exchangesGo: '查看兑换',
  depositUnderWay: '诚信保证金尚待财务确认，或被银行退回待重付',
  depositUnderWayGo: '查看保证金',
  balance: '钱包中还有余额',
  balanceGo: '提现',
  frozen: '有冻结中的金额：提现、兑换或售后完成后解冻',
  frozenGo: '查看钱包',
  deposit: '诚信保证金尚未退还',
  depositGo: '申请退还',
  data: '带走您的资料',
  dataText: '表格和文件仅供您本人下载',
  dataOrders: '订单（Excel）',
  dataClaims: '售后（Excel）',
  dataStock: '库存（Excel）',
  dataAccount: '账户、公司资料与草稿（JSON）',
  dataStatement: '钱包对账单',
  saved: '资料已下载',
  close: '注销账户',
  closeText: '法律要求保存的账目和订单记录会保存到期满，其余资料不再使用。注销后无法恢复。',
  closeGo: '注销账户',
  closeTitle: '注销此账户？',
  closeAsk:
    '账户 {email} 的所有登录将退出，此后无法再登录。购物商城中未结束的求购和报价、呆料处理中未结束的呆料和出价、未结束的询价及其报价随账户关闭，并通知对方。',
  closed: '账户已注销',
  leaveLink: '注销账户',
} as const;

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'accounts/closing': typeof words;
  }
}
