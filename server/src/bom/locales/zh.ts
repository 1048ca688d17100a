import type { BomRisk, BomState } from '#contract/bom/bill-schemas.ts';

export interface BomWords {
  /** Headings of an export; the product's own reader finds the columns by them. */
  readonly columns: Readonly<
    Record<
      | 'mpn'
      | 'manufacturer'
      | 'quantity'
      | 'designators'
      | 'description'
      | 'dnp'
      | 'alternative'
      | 'state'
      | 'matched'
      | 'matchedMaker'
      | 'needed'
      | 'stock'
      | 'sellers'
      | 'unitPrice'
      | 'amount'
      | 'risks'
      | 'problem'
      | 'enquiry',
      string
    >
  >;
  readonly states: Readonly<Record<BomState, string>>;
  readonly risks: Readonly<Record<BomRisk, string>>;
  /** The cell text of a line that is not placed. */
  readonly dnp: string;
}

export const zh: BomWords = {
  columns: {
    mpn: '型号',
    manufacturer: '品牌',
    quantity: '用量',
    designators: '位号',
    description: '描述',
    dnp: '不贴',
    alternative: '替代型号',
    state: '匹配结果',
    matched: '匹配到',
    matchedMaker: '匹配到（品牌）',
    needed: '需求',
    stock: '可供',
    sellers: '卖家数',
    unitPrice: '单价(USD)',
    amount: '金额(USD)',
    risks: '风险',
    problem: '问题',
    enquiry: '询价单号',
  },
  states: {
    exact: '完全匹配',
    normalised: '规范化后匹配',
    chosen: '已选定',
    base: '仅包装后缀不同',
    ambiguous: '有多个可能',
    otherMaker: '品牌不符',
    noStock: '无库存',
    notPart: '不是型号',
    dnp: '不贴',
  },
  risks: {
    singleSource: '仅一家有货',
    failedLots: '曾有批次检测不合格',
    oldStock: '挂牌超过 90 天',
    failedSeller: '价格来自曾有批次未通过的卖家',
    pendingSeller: '价格来自黑名单待定的卖家',
    depositReturned: '价格来自保证金已退还的卖家',
  },
  dnp: '不贴',
};
