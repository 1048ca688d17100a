const words = {
  title: '售后',
  until: '质保至 {time}',
  over: '质保已于 {time} 到期',
  apply: '申请售后',
  held: '{count} 颗已在申请中',
  state: {
    applied: '待卖家答复',
    refused: '卖家已拒绝',
    negotiating: '协商中',
    arbitrating: '客服裁定中',
    returnAuthorised: '待买家寄回',
    returning: '寄回途中',
    returned: '收货台已清点',
    replacing: '更换进行中',
    refunded: '已退款',
    replaced: '已更换',
    compensated: '已赔付',
    rejected: '已驳回',
    withdrawn: '已撤回',
  },
};

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/after-sale': typeof words;
  }
}

export default words;
