const words = {
  title: '批次护照',
  aside: '证书随料盘走：打印标签，转卖时拆分',
  all: '全部护照',
  left: '剩 {left} / {of} 颗',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'order-parts/passports': typeof words;
  }
}
