import type { ImportReason } from '../core/stage-row.ts';

export const zh = {
  messages: {
    'inventory.applied': {
      title: '库存清单已更新',
      body: '“{file}”：新增 {added} 行，修改 {changed} 行，删除 {removed} 行，拒绝 {refused} 行。24 小时内可撤销。',
    },
    'inventory.failed': {
      title: '库存清单未能导入',
      body: '“{file}”未能导入，库存没有任何变动。请在导入页查看原因。',
    },
    'inventory.undone': {
      title: '库存清单已撤销',
      body: '“{file}”写入的内容已全部撤销，库存恢复到写入之前。',
    },
    'inventory.kept': {
      title: '库存清单未能撤销',
      body: '“{file}”未能撤销，其写入的内容保持不变。请在导入页查看原因。',
    },
    'inventory.stays': {
      title: '文件夹中的库存清单无法移走',
      body: '“{file}”已读取一次，但程序无权将它移走，因此不会再次读取。请删除该文件，或放入新的文件。',
    },
    'inventory.refusedStays': {
      title: '文件夹中的文件被拒绝',
      body: '“{file}”未被读取：文件为空、过大或不是表格文件。程序无权将它移走，因此文件仍在原处，且不会再次读取。请删除该文件，或放入新的文件。',
    },
    'inventory.waits': {
      title: '库存清单等待您确认',
      body: '“{file}”需要您确认后才能继续，库存尚未变动。',
    },
  },
  reasons: {
    currencyOther: '价格币种为 {currency}，而本文件按 {taken} 读取。',
    priceTooHigh: '折算成美元后的单价过高。',
    exists: '库存中已有该行，而本次只新增。',
    duplicate: '与第 {first} 行为同一型号、品牌、状态和批号，但其他内容不同。',
    sumTooLarge: '相同各行的数量合计过大。',
    stockFull: '库存最多 {max} 行，此清单会超出。',
    fault: '程序出错，库存没有任何变动。请重试；若再次发生，请联系我们并提供编号 {reference}。',
    changedSince: '撤销期间，该清单写入的行又有改动，因此未撤销；库存没有任何变动。',
    interrupted: '读取多次中断，库存没有任何变动。请重新上传。',
  },
  /** Headings and words of files that the product writes; its own reader knows all of them. */
  columns: {
    row: '行号',
    reason: '原因',
    column: '列',
    mpn: '型号',
    manufacturer: '品牌',
    quantity: '数量',
    unitPrice: '单价(USD)',
    condition: '状态',
    packaging: '包装',
    dateCode: '批号',
    leadTime: '交期',
    moq: '最小起订量',
    breakQuantity: '阶梯数量{n}',
    breakPrice: '阶梯单价{n}(USD)',
    confirmedAt: '确认时间',
  },
  conditions: { brandNew: '全新原装', likeNew: '全新散装', reNew: '翻新', unknown: '成色未知' },
  packagings: { roll: '卷带', pallet: '托盘', pipe: '管装' },
  leadTimes: { now: '现货', any: '随时可发' },
  files: { stock: '库存', refused: '未导入的行' },
};

export type InventoryWords = Omit<typeof zh, 'reasons'> & {
  reasons: Record<ImportReason, string>;
};
zh satisfies InventoryWords;
