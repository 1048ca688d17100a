const words = {
  title: '余额证明',
  description: '验芯每天公布的余额根哈希、欠会员总额与银行余额。',
  lead: '每天零点后（GMT+8），所有会员余额与托管款被汇总成一棵默克尔求和树，根哈希公布于此。会员在钱包中下载自己的叶与路径，即可离线核对自己是否计入欠款总额。',
  limits:
    '它证明的是：您的余额计入了所公布的欠款总额，且总额对所有人相同。它不证明银行余额：那是对账单的数字。',
  day: '日期',
  owed: '欠会员',
  bank: '银行',
  noStatement: '无对账单',
  difference: '差额',
  root: '根哈希',
  chain: '转账链头',
  none: '还没有公布',
  noneHint: '第一个根哈希在下一个零点之后公布。',
  wallet: '到钱包下载',
  check: '离线核对：{command}',
  audit: '审计日志',
  auditCheck:
    '每天同时公布审计日志的行数与末行哈希：事后改写任何一行，都与已公布的值不符。运营方与审计师核对：{command}',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/proof': typeof words;
  }
}
