import type { ImportSummary } from '#contract/inventory/import-schemas.ts';
import type { ImportState } from '#contract/inventory/table.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Tag, type TagTone } from '#web/ui/Tag.tsx';
import { isBusy } from './use-import.ts';

/** How each state looks; a new state does not compile until it stands here. */
const tones: Record<ImportState, TagTone> = {
  uploaded: 'none',
  mapping: 'wait',
  reading: 'none',
  preview: 'wait',
  applying: 'none',
  done: 'pass',
  undoing: 'none',
  undone: 'none',
  failed: 'fail',
  cancelled: 'none',
};

/** Where an import stands, with its progress while the program works on it. */
export function ImportTag({ one }: { one: ImportSummary }) {
  const t = useTranslator('inventory/update');
  const format = useFormat();
  const { share: read } = one.progress;
  const share = isBusy(one.state) && read > 0 && read < 1 ? read : null;
  return (
    <Tag tone={tones[one.state]}>
      {t(`state.${one.state}`)}
      {share !== null && ` ${format.percent(share, 0)}`}
    </Tag>
  );
}
