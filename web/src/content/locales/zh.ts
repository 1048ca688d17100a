import common from './common/zh.ts';
import home from './home/zh.ts';

/** Words of the public pages that tell what the product is, a file for each subject. */
const words = {
  common,
  home,
  none: {
    title: '没有这个页面',
    text: '地址可能已更改，或输入有误。',
    home: '回到首页',
    label: '型号',
    go: '搜索',
    ways: '或者去',
  },
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    content: typeof words;
  }
}
