/** Words of the buyer's addresses and freight accounts. */
const words = {
  save: '保存',
  edit: '修改',
  remove: '删除',
  optional: '选填',
  saved: '已保存。',
  removed: '已删除。',
  isDefault: '默认',
  makeDefault: '设为默认',
  full: '最多保存 {max} 条，请先删除一条。',
  loading: '正在加载',
  address: {
    title: '收货地址',
    lead: '下单时从这里选择收货地址。修改地址不影响已有订单。',
    list: '地址',
    add: '添加地址',
    change: '修改地址',
    empty: '还没有收货地址。',
    emptyText: '第一个地址自动成为默认地址。',
    removeTitle: '删除这个地址？',
    removeText: '已有订单保留原来的收货地址。删除默认地址后，最近的另一个地址成为默认。',
    editOne: '修改 {name} 的地址',
    removeOne: '删除 {name} 的地址',
    defaultOne: '将 {name} 的地址设为默认',
    setDone: '默认地址已更改。',
  },
  field: {
    name: '收货人',
    company: '公司',
    country: '国家或地区',
    region: '省 / 州',
    city: '城市',
    address: '详细地址',
    postcode: '邮编',
    phone: '电话',
    phoneHint: '含国际区号，例如 +49 731 1234567',
    isDefault: '设为默认地址',
  },
  freight: {
    title: '运费账号',
    lead: '在承运商处的自有账号。下单选用后，从质检中心到您处的运费记入该账号。',
    list: '账号',
    add: '添加账号',
    change: '修改账号',
    empty: '还没有运费账号。',
    emptyText: '没有账号时，由验芯安排发货。',
    removeTitle: '删除 {carrier} 账号 {masked}？',
    removeText: '已有订单保留原来的账号。',
    editOne: '修改 {carrier} 账号 {masked}',
    removeOne: '删除 {carrier} 账号 {masked}',
    carrier: '承运商',
    number: '账号',
    numberHint: '保存后只显示末几位。',
    numberKept: '留空则保留 {masked}。',
    label: '备注',
    isDefault: '设为默认账号',
    show: '显示',
    showOne: '显示 {carrier} 账号 {masked} 的完整号码',
    hide: '隐藏',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    delivery: typeof words;
  }
}
