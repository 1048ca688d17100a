/** Words of a seller’s stock; the source language of the market. */
const words = {
  retry: '重试',
  any: '不限',
  leadTime: { now: '现货', any: '随时可发' },
  stock: {
    title: '库存管理',
    add: '新增库存',
    label: '我的库存',
    filter: '按型号筛选',
    clear: '清除筛选',
    mpn: '型号 / 品牌',
    quantity: '数量',
    price: '单价（USD）',
    noPrice: '询价',
    condition: '成色',
    dateCode: '批号',
    lead: '交期',
    confirmed: '上次确认（GMT+8）',
    left_other: '{count} 天后退出搜索',
    today: '今天退出搜索',
    stale: '已退出搜索',
    explain: '库存 30 天未确认就退出搜索。确认仍在库后重新计时。',
    confirmAll: '确认全部仍在库',
    confirmChosen: '确认仍在库',
    chosen_other: '已选 {count} 条',
    clearChosen: '取消选择',
    done_other: '已确认 {count} 条库存仍在库。',
    failed: '库存没有加载成功。',
    empty: '还没有库存。新增后买家可以搜索到，匹配的求购也会自动填好报价。',
    emptyFound: '没有与“{keyword}”相符的库存。',
  },
  add: {
    crumb: '库存管理',
    title: '新增库存',
    intro: '全部写入或全部不写入，一次最多 500 条。可从表格粘贴：型号、品牌、数量、单价、批号。',
    rows: '库存条目',
    mpn: '型号',
    maker: '品牌',
    quantity: '数量',
    price: '单价',
    condition: '成色',
    packaging: '包装',
    dateCode: '批号',
    lead: '交期',
    more: '添加一条',
    remove: '移除第 {row} 条',
    pasted_other: '已粘贴 {count} 条。',
    full: '一次最多 500 条，其余未粘贴。',
    sum_other: '{count} 条',
    effect: '新增后立即可被搜索，30 天内有效。',
    send: '写入库存',
    sent_other: '已新增 {count} 条库存。',
    failed: '库存没有写入，已填内容已保留。',
    wrong_other: '请修改以下 {count} 处，然后重新提交。',
  },
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    inventory: typeof words;
  }
}
