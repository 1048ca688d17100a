import { useState } from 'react';
import { opsMe } from '#contract/accounts/session-calls.ts';
import type { Output } from '#contract/call.ts';
import { testCodes } from '#contract/orders/terms.ts';
import {
  limitTemplateList,
  removeLimitTemplate,
  saveLimitTemplate,
} from '#contract/qc/lab-record-calls.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { PageHead } from '#web/ui/layout/PageHead.tsx';
import { Dialog } from '#web/ui/overlay/Dialog.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CellNote, Table } from '#web/ui/table/Table.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { DateTime } from '#web/widgets/times/DateTime.tsx';

type Template = Output<typeof limitTemplateList>[number];
type Draft = Pick<Template, 'test' | 'package' | 'name' | 'unit' | 'min' | 'max'>;

const EMPTY: Draft = { test: 'electrical', package: '', name: '', unit: '', min: '', max: '' };
const fields = ['package', 'name', 'unit', 'min', 'max'] as const;
const longest = { package: 40, name: 80, unit: 20, min: 40, max: 40 } as const;

/** Limits by test and package, from which the bench fills in measurements. */
export default function LimitsPage() {
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  const read = useCallQuery(limitTemplateList, {});
  const mayWrite = useCallQuery(opsMe, {}).data?.roles.includes('qc') ?? false;
  const [open, setOpen] = useState<Template | 'new' | null>(null);
  return (
    <div className={layout.sections}>
      <div>
        <PageHead
          title={t('limit.title')}
          actions={mayWrite && <Button onClick={() => setOpen('new')}>{t('limit.add')}</Button>}
        />
        <p>{t('limit.lead')}</p>
      </div>
      <FailNote error={read.error} again={() => read.refetch()} />
      <Table<Template>
        label={t('limit.title')}
        rows={read.data}
        rowKey={(one) => one.id}
        empty={<Empty title={t('limit.none')} />}
        columns={[
          {
            key: 'name',
            head: t('limit.name'),
            phone: 'title',
            cell: (one) => (
              <>
                {one.name}
                <CellNote>{facts(`test.${one.test}`)}</CellNote>
              </>
            ),
          },
          {
            key: 'package',
            head: t('limit.package'),
            phoneLabel: t('limit.package'),
            cell: (one) => one.package || t('limit.every'),
          },
          {
            key: 'limits',
            head: t('limit.limits'),
            phone: 'value',
            figures: true,
            cell: (one) => `${one.min || '–'} … ${one.max || '–'} ${one.unit}`,
          },
          {
            key: 'changed',
            head: t('limit.changed'),
            cell: (one) => (
              <>
                {one.changedBy}
                <CellNote>
                  <DateTime at={one.changedAt} />
                </CellNote>
              </>
            ),
          },
          {
            key: 'edit',
            head: t('limit.edit'),
            action: true,
            cell: (one) => mayWrite && <EditButton name={one.name} onClick={() => setOpen(one)} />,
          },
        ]}
      />
      {open && (
        <LimitDialog template={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslator('qc/records');
  return (
    <Button size="xs" aria-label={`${t('limit.edit')} ${name}`} onClick={onClick}>
      {t('limit.edit')}
    </Button>
  );
}

function TestField(props: { value: Draft['test']; onChange: (test: Draft['test']) => void }) {
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  return (
    <Field label={t('limit.test')}>
      <Select
        value={props.value}
        options={testCodes.map((value) => ({ value, label: facts(`test.${value}`) }))}
        onChange={props.onChange}
      />
    </Field>
  );
}

function LimitDialog({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const t = useTranslator('qc/records');
  const [draft, setDraft] = useState<Draft>(template ?? EMPTY);
  const { test, name, unit, min, max } = draft;
  const input = {
    id: template?.id ?? null,
    version: template?.version ?? 0,
    ...{ test, package: draft.package, name, unit, min, max },
  };
  const form = useForm(input, validateInput(saveLimitTemplate, input));
  const done = (key: 'limit.saved' | 'limit.removed') => () => {
    toast(t(key));
    onClose();
  };
  const changes = [limitTemplateList];
  const save = useCommand(saveLimitTemplate, {
    changes,
    onDone: done('limit.saved'),
    onFail: (error) => form.refuse(error),
  });
  const remove = useCommand(removeLimitTemplate, { changes, onDone: done('limit.removed') });
  const busy = save.isPending || remove.isPending;
  return (
    <Dialog
      open
      width="narrow"
      title={template ? template.name : t('limit.add')}
      onClose={onClose}
      busy={busy}
      footer={
        <>
          {template && (
            <Button
              disabled={busy}
              onClick={() => remove.mutate({ id: template.id, version: template.version })}
            >
              {t('limit.remove')}
            </Button>
          )}
          <Button type="submit" form="limit" variant="primary" loading={save.isPending}>
            {t('limit.save')}
          </Button>
        </>
      }
    >
      <form
        id="limit"
        ref={form.frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (form.ready()) save.mutate(input);
        }}
      >
        <TestField value={draft.test} onChange={(test) => setDraft({ ...draft, test })} />
        {fields.map((field) => (
          <Field
            key={field}
            label={t(`limit.${field}`)}
            required={field === 'name'}
            error={form.error(field)}
          >
            <TextInput
              value={draft[field]}
              maxLength={longest[field]}
              onChange={(text) => setDraft({ ...draft, [field]: text })}
              onBlur={form.left(field)}
            />
          </Field>
        ))}
        <FailNote error={form.rest(save.error ?? remove.error)} />
      </form>
    </Dialog>
  );
}
