const words = {
  title: '付款文件',
  one: '付款文件',
  back: '返回',
  paymentReturn: '退回付款人',
  number: '编号',
  member: '会员',
  payee: '收款人',
  amount: '金额',
  state: '状态',
  count: '笔数',
  ready: '待付款',
  readyHint: '已由两人批准的提现和退款',
  noneReady: '没有待付款的款项。',
  make: '生成文件（{count} 笔）',
  made: '文件已生成，须由另一人放行',
  files: '文件',
  none: '尚无付款文件。',
  facts: '总额',
  madeBy: '生成人',
  decidedBy: '放行或取消',
  releasedBy: '放行人',
  cancelledBy: '取消人',
  digest: 'SHA-256',
  second: '第二人',
  compared: '我已逐笔核对收款人、账号与金额',
  heldBy: '被 {finding} 扣住',
  fileHeld: '其中有提现被可疑交易记录扣住。请撤销此文件，不含该提现重新制作，或先排除该记录。',
  waitsForOther: '须由另一位财务人员放行。',
  release: '放行 {money}',
  released: '已放行，现在可以下载并交给银行',
  cancel: '取消文件',
  cancelled: '文件已取消，其中的款项恢复待付款',
  download: '下载 pain.001',
  payments: '付款明细',
  status: '导入银行状态',
  statusTitle: '导入付款状态（pain.002）',
  statusFile: '文件',
  statusHint: '银行的 pain.002 文件，最大 700 KB',
  statusSubmit: '导入',
  statusDone: '接受 {accepted}，拒绝 {rejected}，早已知晓 {known}，未知 {unknown}',
  file: {
    made: '待放行',
    released: '已放行',
    cancelled: '已取消',
  },
  withdrawal: {
    applied: '重新申请',
    approved: '已批准',
    sent: '已发送',
    completed: '已到账',
    returned: '已退回',
    refused: '已拒绝',
    cancelled: '已取消',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/payout-files': typeof words;
  }
}
