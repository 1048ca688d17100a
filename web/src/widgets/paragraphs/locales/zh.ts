const words = {
  added: '新增：',
  removed: '删除：',
} as const;

export default words;

declare module '#web/i18n/translator.ts' {
  interface Dictionaries {
    'widgets/paragraphs': typeof words;
  }
}
