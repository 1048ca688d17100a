import { useState } from 'react';
import { useNavigate } from 'react-router';
import { opsBankColumns, opsBankImport } from '#contract/bank/calls.ts';
import { type CsvField, csvFields, STATEMENT_MAX_BYTES } from '#contract/bank/constants.ts';
import type { ClientInput, Output } from '#contract/call.ts';
import type { Currency } from '#contract/money-schemas.ts';
import { sendCall } from '#web/api/client.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import styles from './bank.module.css';
import { fileToBase64 } from './read-file.ts';

type Columns = NonNullable<Output<typeof opsBankColumns>['columns']>;
type Mapping = Partial<Record<CsvField, number>>;

interface Chosen {
  readonly name: string;
  readonly size: number;
  readonly content: string;
  readonly columns: Columns | null;
}

const ACCEPT = '.csv,.txt,.xml,.sta,.mt940,.940,.c53,.camt';

/** The import of one file: what was chosen, how its columns are read, and what failed. */
function useImport(currency: Currency, onClose: () => void) {
  const t = useTranslator('operator/bank');
  const navigate = useNavigate();
  const [file, setFile] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [balances, setBalances] = useState({ opening: '', closing: '' });
  const [error, setError] = useState<Error | null>(null);
  const importing = useCommand(opsBankImport, {
    onDone: ({ id, added, known }) => {
      toast(added === 0 ? t('import.nothingNew') : t('import.done', { added, known }));
      onClose();
      void navigate(`/ops/bank/${id}`);
    },
  });
  const choose = async ([chosen]: File[]) => {
    if (chosen === undefined) return;
    setError(null);
    importing.reset();
    try {
      const content = await fileToBase64(chosen);
      const fileName = chosen.name.slice(0, 200);
      const { columns } = await sendCall(opsBankColumns, { fileName, content }, { side: 'staff' });
      setMapping(columns?.guess ?? {});
      setFile({ name: fileName, size: chosen.size, content, columns });
    } catch (failed) {
      setError(failed as Error);
    }
  };
  const submit = () => {
    if (file === null) return;
    const input: ClientInput<typeof opsBankImport> = { fileName: file.name, content: file.content };
    const { opening, closing } = balances;
    const typed = {
      ...(opening.trim() && { opening: opening.trim() }),
      ...(closing.trim() && { closing: closing.trim() }),
    };
    importing.mutate(
      file.columns === null ? input : { ...input, csv: { currency, columns: mapping, ...typed } },
    );
  };
  return {
    ...{ file, setFile, mapping, setMapping, balances, setBalances, choose, submit },
    error: error ?? importing.error,
    isPending: importing.isPending,
  };
}

/** Imports a file of statements; for CSV it asks which column is which. */
export function ImportDialog({ currency, onClose }: { currency: Currency; onClose: () => void }) {
  const t = useTranslator('operator/bank');
  const { file, mapping, ...form } = useImport(currency, onClose);
  return (
    <CommandDialog
      title={t('import.title')}
      submit={t('import.submit')}
      cancel={t('back')}
      width="wide"
      disabled={file === null}
      command={form}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <Field label={t('import.file')} required>
        <FileField
          files={file ? [{ id: 'file', name: file.name, size: file.size, state: 'done' }] : []}
          onAdd={(files) => void form.choose(files)}
          onRemove={() => form.setFile(null)}
          accept={ACCEPT}
          maxBytes={STATEMENT_MAX_BYTES}
          maxFiles={1}
          hint={t('import.hint')}
        />
      </Field>
      {file?.columns && (
        <CsvColumns columns={file.columns} mapping={mapping} onChange={form.setMapping} />
      )}
      {file?.columns && mapping.balance === undefined && (
        <div className={layout.fields}>
          {(['opening', 'closing'] as const).map((which) => (
            <Field key={which} label={`${t(which)}, ${currency}`} required>
              <TextInput
                mono
                inputMode="decimal"
                value={form.balances[which]}
                onChange={(text) => form.setBalances({ ...form.balances, [which]: text })}
              />
            </Field>
          ))}
        </div>
      )}
    </CommandDialog>
  );
}

function CsvColumns(props: {
  columns: Columns;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}) {
  const { columns, mapping, onChange } = props;
  const t = useTranslator('operator/bank');
  const options = [
    { value: '', label: t('import.none') },
    ...columns.heads.map((head, index) => ({
      value: String(index),
      label: head || `#${index + 1}`,
    })),
  ];
  const choose = (field: CsvField, value: string) => {
    const { [field]: _, ...rest } = mapping;
    onChange(value === '' ? rest : { ...rest, [field]: Number(value) });
  };
  return (
    <>
      <p className={styles.quiet}>{t('import.columns')}</p>
      <div className={layout.fields3}>
        {csvFields.map((field) => (
          <Field key={field} label={t(`csv.${field}`)}>
            <Select
              value={mapping[field] === undefined ? '' : String(mapping[field])}
              options={options}
              onChange={(value) => choose(field, value)}
            />
          </Field>
        ))}
      </div>
      <div className={styles.sample}>
        <p className={styles.quiet}>{t('import.sample')}</p>
        {columns.rows.map((row) => (
          <p key={row.join('|')} className={styles.quiet} translate="no">
            {row.join(' · ')}
          </p>
        ))}
      </div>
    </>
  );
}
