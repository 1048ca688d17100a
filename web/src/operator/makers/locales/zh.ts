const words = {
  title: '品牌名称',
  about:
    '卖家写过而系统不认识的品牌名称，按库存行数排列。请判断每个名称：是已知品牌的另一种写法、独立的品牌，还是根本不是品牌。判断后，搜索和库存清单立即按新名称处理，已有的型号和库存行随后由后台更改，并可撤销。',
  tabs: { label: '列表', waiting: '待处理', decided: '已处理' },
  keyword: '名称',
  name: '卖家写的名称',
  lines: '库存行',
  parts: '型号数',
  since: '首次出现',
  near: '可能是',
  nearNone: '无相近品牌',
  why: { begins: '开头相同', spelling: '拼写相近', words: '含相同词' },
  decide: '处理',
  decideOne: '处理：{name}',
  none: '没有待处理的名称。',
  noneText: '卖家写下新的品牌名称后，会出现在这里。',
  noneFound: '没有匹配的名称。',
  samples: '型号举例',
  verdict: {
    label: '这个名称是',
    alias: '已知品牌的另一种写法',
    own: '独立的品牌',
    none: '不是品牌',
  },
  to: '归并到',
  find: '查找已知品牌',
  findHint: '可用任何语言、任何写法的名称查找。',
  findNone: '没有这个名称的已知品牌。',
  also: '又名 {names}',
  ownName: '显示的名称',
  ownHint: '全市场统一显示的写法。',
  noneHint: '这些行将不再显示品牌（显示为 {name}），以后写这个名称的行也一样。',
  effect: '将显示为 {name} 的库存行：{lines}。',
  save: '确定',
  decided: '已处理：{name} → {shown}',
  shownAs: '现显示为',
  result: '判断',
  results: { alias: '另一种写法', own: '独立品牌', none: '不是品牌' },
  state: {
    label: '状态',
    moving: '正在更改',
    done: '已完成',
    undoing: '正在撤销',
    undone: '已撤销',
  },
  by: '处理人',
  at: '时间',
  undo: '撤销',
  undoOne: '撤销：{name}',
  undoTitle: '撤销对“{name}”的判断',
  undoText:
    '该名称重新等待处理，当时更改的型号和库存行恢复原来的名称。此后新写入这些型号的行也一并恢复；已被卖家改到其他型号的行不变。',
  undoKeep: '不撤销',
  undoDone: '已撤销，名称重新等待处理。',
  noDecisions: '还没有处理过名称。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'operator/makers': typeof words;
  }
}
