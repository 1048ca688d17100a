import type { ImportField, ImportView } from '#contract/inventory/import-schemas.ts';
import { importFields } from '#contract/inventory/imports.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import text from '#web/ui/text.module.css';
import { ChosenColumns } from '#web/widgets/columns/ChosenColumns.tsx';
import { ColumnList } from '#web/widgets/columns/ColumnList.tsx';
import { ColumnTable } from '#web/widgets/columns/ColumnTable.tsx';
import { SheetChoice } from '#web/widgets/columns/SheetChoice.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { ListCondition } from './ListCondition.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import { sheetOf, withField, withSheet } from './mapping-draft.ts';
import { PriceCurrency } from './PriceCurrency.tsx';
import { useMapping } from './use-mapping.ts';
import { WaitReasons } from './WaitReasons.tsx';
import { Warnings } from './Warnings.tsx';

/** Names the columns of a file and says what it does to the stock. */
export function MappingStep({ view, cancel }: { view: ImportView; cancel: React.ReactNode }) {
  const t = useTranslator('inventory/update');
  const { draft, setDraft, form, map, missing, tried, submit } = useMapping(view);
  const sheet = sheetOf(view, draft.sheet);
  const names = missing.map((field) => t(`field.${field}`)).join(t('comma'));
  const fieldNames = {
    all: importFields,
    name: (field: ImportField) => t(`field.${field}`),
  };
  const onField = (index: number, field: ImportField | null) =>
    setDraft(withField(draft, index, field));
  return (
    <form ref={form.frame} onSubmit={submit} noValidate className={layout.sections}>
      <Section title={t('map.title')} aside={view.remembered ? t('map.remembered') : t('map.text')}>
        <WaitReasons view={view} />
        <Warnings view={view} />
        <SheetChoice
          sheets={view.sheets}
          sheet={draft.sheet}
          headerRow={draft.headerRow}
          onSheet={(index) => setDraft(withSheet(view, draft, index))}
          onHeader={(headerRow) => setDraft({ ...draft, headerRow })}
        />
        {sheet && (
          <>
            <ChosenColumns draft={draft} names={fieldNames} missing={missing} />
            <div className={text.onlyLarge}>
              <ColumnTable sheet={sheet} draft={draft} names={fieldNames} onField={onField} />
            </div>
            <div className={text.onlySmall}>
              <ColumnList sheet={sheet} draft={draft} names={fieldNames} onField={onField} />
            </div>
          </>
        )}
        <PriceCurrency draft={draft} form={form} onChange={setDraft} />
        <ListCondition draft={draft} form={form} onChange={setDraft} />
      </Section>
      <Section title={t('mode.title')}>
        <ModeChoice value={draft.mode} onChange={(mode) => setDraft({ ...draft, mode })} />
      </Section>
      {tried && missing.length > 0 && (
        <Note tone="fail">{t('map.missing', { fields: names })}</Note>
      )}
      <FailNote error={form.rest(map.error)} />
      <div className={layout.actions}>
        {cancel}
        <span className={`${text.s12} ${text.q}`}>{t('map.effect')}</span>
        <Button
          type="submit"
          variant="primary"
          size="md"
          className={layout.end}
          loading={map.isPending}
        >
          {t('map.send')}
        </Button>
      </div>
    </form>
  );
}
