/** Words of the fields by which goods are offered. */
const words = {
  maker: '品牌',
  condition: '货况',
  packaging: '包装',
  any: '不限',
  lead: '交期',
  warranty: '质保',
  none: '无',
  dateCode: '批号（年周）',
  leadTime: { now: '现货', any: '随时可发' },
  days_other: '{count} 天',
};

export default words;

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    'order-parts/offering': typeof words;
  }
}
