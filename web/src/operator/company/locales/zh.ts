const words = {
  all: '全部',
  everything: '全部记录',
  entries: '{count} 条，最新在前',
  none: '暂无记录。',
  notFound: '没有此公司或账户。',
  back: '返回工作队列',
  settled: '已入驻卖家',
  buyer: '买家',
  seller: '卖家',
  incomplete: '资料未完成',
  since: '{at} 起',
  money: '资金',
  available: '可用',
  frozen: '冻结',
  deposit: '保证金',
  account: '账户',
  email: '邮箱',
  person: '联系人',
  country: '国家或地区',
  identity: '身份',
  opened: '开户',
  filter: '类别',
  kind: {
    order: '订单',
    lot: '批次',
    inspection: '检测',
    report: '报告',
    recharge: '充值',
    withdrawal: '提现',
    exchange: '兑换',
    deposit: '保证金',
    case: '客服事项',
    settlement: '入驻',
    company: '公司',
    factorReset: '二次验证重置',
    part: '型号',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/company': typeof words;
  }
}
