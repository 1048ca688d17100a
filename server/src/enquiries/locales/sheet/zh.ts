import type { Refusal } from '#contract/enquiries/table.ts';
import type { Condition, LeadTime, Packaging } from '#contract/option-schemas.ts';
import type { SheetHeadings } from '../../core/sheet-columns.ts';

/** Words of the sheet by which many requests are answered. Headings differ from each other. */
export interface SheetWords {
  /** The sheet's name, and that of the one which lists what may be chosen. */
  readonly title: string;
  readonly choices: string;
  /** Name of the file, without its ending. */
  readonly file: string;
  readonly urgent: string;
  readonly columns: SheetHeadings;
  readonly conditions: Readonly<Record<Condition, string>>;
  readonly packagings: Readonly<Record<Packaging, string>>;
  readonly leadTimes: Readonly<Record<LeadTime, string>>;
  readonly reasons: Readonly<Record<Refusal, string>>;
  /** Why a file is not such a sheet. */
  readonly problems: {
    readonly noHeadings: string;
    readonly noRows: string;
    readonly tooManyRows: string;
  };
}

export const zh: SheetWords = {
  title: '报价',
  choices: '可选值',
  file: '待报价',
  urgent: '加急',
  columns: {
    no: '询价编号（请勿修改）',
    urgent: '是否加急',
    due: '报价截止（GMT+8）',
    askedMpn: '询价型号',
    askedManufacturer: '询价品牌',
    askedQuantity: '需求数量',
    target: '目标价 USD',
    askedCondition: '成色要求',
    askedDateCode: '批号要求',
    askedNote: '买家备注',
    stock: '我的库存',
    stockPrice: '库存单价 USD',
    lastPrice: '上次报价 USD',
    mpn: '所报型号',
    manufacturer: '所报品牌',
    unitPrice: '单价 USD（填写即报价）',
    quantity: '可供数量',
    moq: '起订量',
    priceBreaks: '阶梯价（数量:单价；分号分隔）',
    condition: '成色',
    packaging: '包装',
    leadTime: '交期',
    warrantyDays: '质保（天）',
    validDays: '报价有效期（天）',
    dateCode: '批号（年周）',
    origin: '产地（两位国家代码）',
    note: '备注',
    reason: '拒绝原因（填写即拒绝）',
    reasonNote: '拒绝说明',
  },
  conditions: { brandNew: '全新原装', likeNew: '全新散装', reNew: '翻新件' },
  packagings: { roll: '卷带', pallet: '托盘', pipe: '管装' },
  leadTimes: { now: '现货', any: '随时可发' },
  reasons: {
    noStock: '无货',
    tooFew: '数量不足',
    targetTooLow: '目标价过低',
    notTraded: '不经营此品牌',
    other: '其他',
  },
  problems: {
    noHeadings: '没有找到“询价编号”和“单价 USD”两列。请下载待报价表格，在其中填写，不要改动表头。',
    noRows: '表头下面没有任何行。',
    tooManyRows: '最多 {max} 行，请分成几个文件。',
  },
};
