const zh = {
  held: '这批货与一批未通过检测的货相似，客服最迟核查到 {time}。在此之前不能付款。',
  open: '这批货与一批未通过检测的货相似，客服尚未作出决定。检测会在放款前核实货物。',
  refused:
    '客服认定这批货与未通过检测的货是同一批，不能付款。您可以取消订单；未付款的订单不产生费用。',
  upheld: '客服认定这批货与未通过检测的货是同一批。',
  toWarnings: '查看预警',
};

export default zh;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/warning': typeof zh;
  }
}
