import { type FormEvent, useState } from 'react';
import type { Bom, BomField, BomFile, BomMapping } from '#contract/bom/bill-schemas.ts';
import { bomRead } from '#contract/bom/calls.ts';
import { bomFields } from '#contract/bom/shapes.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { ChosenColumns } from '#web/widgets/columns/ChosenColumns.tsx';
import { ColumnList } from '#web/widgets/columns/ColumnList.tsx';
import { ColumnTable } from '#web/widgets/columns/ColumnTable.tsx';
import { SheetChoice } from '#web/widgets/columns/SheetChoice.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { useReload } from '../table/use-desk.ts';
import { tokenOf } from '../tokens.ts';
import { mappingOf, missingFields, sheetOf, withField, withSheet } from './mapping-draft.ts';
import { ReadWarnings } from './ReadWarnings.tsx';

interface Props {
  readonly bom: Bom;
  readonly file: BomFile;
  readonly hasLines: boolean;
  /** The version to read on, once what was typed is saved. */
  readonly version: () => Promise<number>;
  readonly onRead: (bom: Bom) => void;
  /** Leaves the lines as they are. */
  readonly onBack: () => void;
}

/** Names the columns of a file, and has its lines read and matched. */
export function MappingStep({ bom, file, hasLines, version, onRead, onBack }: Props) {
  const t = useTranslator('bom/map');
  const [proposal] = useState(() => mappingOf(file));
  const [draft, setDraft, forget] = useDraft<BomMapping>(`bom-map-${bom.id}`, proposal);
  const [tried, setTried] = useState(false);
  const missing = missingFields(draft);
  const reload = useReload();
  const read = useCommand(bomRead, {
    changes: [],
    onDone: (next) => {
      forget();
      onRead(next);
    },
    onFail: (failure) => {
      reload(failure);
      return true;
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (missing.length > 0) return;
    const now = await version().catch(() => null);
    if (now === null) return;
    read.mutate({ id: bom.id, token: tokenOf(bom.id), version: now, mapping: draft });
  };
  const sheet = sheetOf(file, draft.sheet);
  const names = { all: bomFields, name: (field: BomField) => t(`field.${field}`) };
  const columnProps = {
    draft,
    names,
    onField: (index: number, field: BomField | null) => setDraft(withField(draft, index, field)),
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Section title={t('title')} aside={t(sheet?.remembered ? 'remembered' : 'text')}>
        <ReadWarnings warnings={file.warnings} />
        <SheetChoice
          sheets={file.sheets}
          sheet={draft.sheet}
          headerRow={draft.headerRow}
          onSheet={(index) => setDraft(withSheet(file, index))}
          onHeader={(headerRow) => setDraft({ ...draft, headerRow })}
        />
        {sheet && (
          <>
            <ChosenColumns draft={draft} names={names} missing={missing} />
            <div className={text.onlyLarge}>
              <ColumnTable sheet={sheet} {...columnProps} />
            </div>
            <div className={text.onlySmall}>
              <ColumnList sheet={sheet} {...columnProps} />
            </div>
          </>
        )}
        {tried && missing.length > 0 && (
          <Note tone="fail" aloud>
            {t('needed')}
          </Note>
        )}
        <FailNote error={read.error} />
        <div className={layout.actions}>
          {hasLines && <Button onClick={onBack}>{t('back')}</Button>}
          <span className={`${text.s12} ${text.q} ${layout.grow}`}>
            {t(hasLines ? 'effectAgain' : 'effectNew')}
          </span>
          <Button type="submit" variant="primary" loading={read.isPending}>
            {t(hasLines ? 'goAgain' : 'go')}
          </Button>
        </div>
      </Section>
    </form>
  );
}
