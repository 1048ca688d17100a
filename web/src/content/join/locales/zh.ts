/** Words of the pages on becoming a buyer or a seller. */
const words = {
  need: '需要准备',
  steps: '步骤',
  start: '免费注册',
  signed: '已有账户？登录',
  buyer: {
    title: '成为买家',
    description:
      '有邮箱就能开始，不收费，不交保证金。注册、填写公司、求购或下单的步骤，和每一步需要的资料。',
    lead: '有邮箱就能开始。不收会员费，不交保证金；下单付款之前，不产生任何费用。',
    email: { name: '邮箱', text: '用来收验证码、登录和通知。' },
    company: { name: '国家或地区、公司名称', text: '首次登录时填写，建议用英文。' },
    ship: { name: '收货地址', text: '下单时填写：收货人、电话、地址、承运商。' },
    pay: { name: '付款账户', text: '以公司账户电汇 USD，上传转账凭证；财务确认后到账。' },
    register: '输入邮箱，获取验证码，{resend} 秒后可重发，{valid} 分钟内有效。',
    password: '设置密码，{min}–{max} 位，含字母和数字。',
    identity: '选择买家身份，填写国家或地区和公司名称。',
    ask: '搜索型号、发布求购，或发起中介订单。',
    order: '接受报价后下单，卖家确认后 {pay}内付款。',
    opens: '开通后可以做什么',
    enquire: { name: '求购与报价', text: '发布求购，比较卖家的报价，接受其中一项即成订单。' },
    escrow: { name: '中介订单', text: '供应商在别处找到，也可以走同一套托管与检测。' },
    reports: { name: '检测报告', text: '每批货一份，在线查看，PDF 下载，凭验证码公开查验。' },
    wallet: { name: 'USD 钱包', text: '充值、付款、退款、流水，都在一处。' },
  },
  seller: {
    title: '成为卖家',
    description:
      '三步入驻，审核 {review}，诚信保证金 {deposit} 可退。需要的公司资料、照片要求、时限，以及开通后能做什么。',
    lead: '三步入驻，{review}内审核，诚信保证金 {deposit} 可退。通过后库存可被搜索，您可以报价和接单。',
    code: { name: '统一社会信用代码', text: '{chars} 位，系统核对校验位。' },
    licence: { name: '营业执照照片', text: '{min} KB 至 {max} MB，字迹清楚。' },
    names: { name: '公司中英文名称、地址', text: '英文名称会显示给买家。' },
    contact: { name: '联系人、手机、座机', text: '手机须收验证码。' },
    models: { name: '三个在售型号', text: '用来核实货源，并写明您使用的 IC 交易平台。' },
    deposit: {
      name: '诚信保证金',
      text: '以公司账户转账。没有未完结的订单时可申请退还，{back}内退到。',
    },
    register: '用邮箱和验证码注册，设置密码，选择卖家身份。',
    company: '填写公司基本资料，随时可以保存草稿。',
    proof: '提交 IC 货源证明：三个在售型号和交易平台。',
    pay: '缴纳诚信保证金，上传转账凭证。',
    review: '提交后 {review}内审核。结果以短信和邮件通知；需要修改的，逐项列明，改后可再次提交。',
    list: '通过后上架库存，回复询价和求购。',
    opens: '通过之后',
    stock: { name: '库存', text: '逐条录入或用表格导入。{stale} 天未确认的库存不再出现在搜索中。' },
    quotes: { name: '报价', text: '回复指定给您的询价，以及与您库存相符的求购。' },
    orders: { name: '订单', text: '货款到验芯后再发货，发到深圳收货台。' },
    payout: { name: '收款', text: 'USD 进钱包，换成 RMB 或提现。' },
    before: '未通过审核之前，只能打开工作台、入驻页和自己公司页的预览。',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'content/join': typeof words;
  }
}
