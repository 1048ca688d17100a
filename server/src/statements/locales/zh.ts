import type { StatementWords } from '../words.ts';

export const zh: StatementWords = {
  title: '钱包对账单',
  file: 'assay-对账单',
  account: '账户',
  period: '期间',
  zone: '时间为 GMT+8',
  opening: '期初余额',
  incoming: '收入合计',
  outgoing: '支出合计',
  closing: '期末余额',
  none: '期间内没有变动。',
  foot: '可用余额变动明细；冻结与托管金额不在其中。',
  columns: {
    no: '序号',
    time: '时间 (GMT+8)',
    matter: '事项',
    reference: '编号',
    change: '变动',
    balance: '余额',
    remark: '备注',
  },
  matters: {
    recharge: '充值',
    withdrawal: '提现',
    exchange: '兑换',
    compensation: '赔偿',
    payment: '订单付款',
    refund: '订单退款',
    receipt: '订单收款',
  },
};
