import buyer from './buyer/zh.ts';
import common from './common/zh.ts';
import escrow from './escrow/zh.ts';
import home from './home/zh.ts';
import join from './join/zh.ts';
import safety from './safety/zh.ts';
import seller from './seller/zh.ts';

/** Words of the public pages that tell what the product is, a file for each subject. */
const words = {
  buyer,
  common,
  escrow,
  home,
  join,
  safety,
  seller,
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

declare module '#web/i18n/words.ts' {
  interface WordRooms {
    content: typeof words;
  }
}
