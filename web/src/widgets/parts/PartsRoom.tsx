import { type ReactNode, useMemo } from 'react';
import { useTranslator } from '../../i18n/translator.ts';
import { type UiWords, UiWordsProvider } from '../../ui/ui-words.ts';

/** The primitives' words in the reader's language. */
function usePrimitiveWords(): UiWords {
  const t = useTranslator('widgets');
  return useMemo(
    (): UiWords => ({
      close: t('ui.close'),
      cancel: t('ui.cancel'),
      retry: t('ui.retry'),
      remove: t('ui.remove'),
      copy: t('ui.copy'),
      copied: t('ui.copied'),
      loading: t('ui.loading'),
      previous: t('ui.previous'),
      next: t('ui.next'),
      pages: t('ui.pages'),
      pageSize: t('ui.pageSize'),
      perPage: (size) => t('ui.perPage', { size }),
      total: (count) => t('ui.total', { count }),
      selectAll: t('ui.selectAll'),
      selectRow: t('ui.selectRow'),
      sort: t('ui.sort'),
      breadcrumb: t('ui.breadcrumb'),
      chooseFile: t('ui.chooseFile'),
      dropFile: t('ui.dropFile'),
      fileEmpty: (name) => t('ui.fileEmpty', { name }),
      fileTooLarge: (name) => t('ui.fileTooLarge', { name }),
      fileOverLimit: (name) => t('ui.fileOverLimit', { name }),
      fileKind: (list) => t('ui.fileKind', { list }),
      fileCount: (limit) => t('ui.fileCount', { count: limit }),
      zoomIn: t('ui.zoomIn'),
      zoomOut: t('ui.zoomOut'),
      rotate: t('ui.rotate'),
      theme: t('ui.theme'),
      themeLight: t('ui.themeLight'),
      themeDark: t('ui.themeDark'),
      themeAuto: t('ui.themeAuto'),
      more: t('ui.more'),
    }),
    [t],
  );
}

/** Gives the primitives below it their words; once, at the app's root. */
export function PartsRoom({ children }: { children: ReactNode }) {
  return <UiWordsProvider value={usePrimitiveWords}>{children}</UiWordsProvider>;
}
