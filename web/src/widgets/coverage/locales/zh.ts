const words = {
  title: '各类假货的检出概率',
  kind: {
    recycled: '拆机回收',
    remarked: '打磨改标',
    overproduced: '超额生产',
    cloned: '仿制',
    defective: '不良品',
    forgedDocuments: '伪造文件',
    tampered: '被改动',
  },
  level: {
    covered: '覆盖',
    underCovered: '覆盖不足',
    notCovered: '未覆盖',
  },
  over: '超过 {share}',
  measured: '盲样实测：{share}（{low} 至 {high}），盲样试验 {trials} 次，有数据的检测 {tests} 项',
  tooFew: '盲样实测：只试过 {trials} 次，每项检测满 {min} 次后给出',
  note: '按一批中 {bad} 的器件有问题计算：抽样按超几何分布，检测的识别率为实验室估计；细线为 90%。',
};

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/coverage': typeof words;
  }
}
