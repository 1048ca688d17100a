import { useState } from 'react';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Output } from '#contract/call.ts';
import { testCodes } from '#contract/orders/terms.ts';
import {
  limitTemplateList,
  proposeLimit,
  proposeLimitRemoval,
} from '#contract/qc/lab-record-calls.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { ReasonDialog } from '#web/widgets/records/ReasonDialog.tsx';

export type Template = Output<typeof limitTemplateList>[number];
type Draft = Pick<Template, 'test' | 'package' | 'name' | 'unit' | 'min' | 'max'> & {
  readonly reason: string;
};

const EMPTY: Draft = {
  test: 'electrical',
  package: '',
  name: '',
  unit: '',
  min: '',
  max: '',
  reason: '',
};
const fields = ['package', 'name', 'unit', 'min', 'max'] as const;
const longest = { package: 40, name: 80, unit: 20, min: 40, max: 40 } as const;
const REASON_MAX = 500;

/** Proposes changed limits, or new ones where there is no template yet. */
export function LimitDialog(props: { template: Template | null; onClose: () => void }) {
  const { template, onClose } = props;
  const t = useTranslator('qc/records');
  const facts = useTranslator('order-parts');
  const [draft, setDraft] = useState<Draft>({ ...EMPTY, ...template });
  const { test, name, unit, min, max, reason } = draft;
  const input = {
    id: template?.id ?? null,
    version: template?.version ?? 0,
    ...{ test, package: draft.package, name, unit, min, max, reason },
  };
  const { form, command } = useFormCommand(proposeLimit, input, {
    changes: [opsApprovalList, limitTemplateList],
    onDone: () => {
      toast(t('limit.sent'));
      onClose();
    },
  });
  const isSame =
    template !== null &&
    template.test === test &&
    fields.every((field) => template[field] === draft[field]);
  return (
    <CommandDialog
      title={template ? template.name : t('limit.add')}
      submit={t('limit.send')}
      disabled={isSame}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <Field label={t('limit.test')}>
        <Select
          value={test}
          options={testCodes.map((value) => ({ value, label: facts(`test.${value}`) }))}
          onChange={(value) => setDraft({ ...draft, test: value })}
        />
      </Field>
      {fields.map((field) => (
        <TextInputField
          key={field}
          form={form}
          name={field}
          label={t(`limit.${field}`)}
          required={field === 'name'}
          value={draft[field]}
          maxLength={longest[field]}
          onChange={(text) => setDraft({ ...draft, [field]: text })}
        />
      ))}
      <TextAreaField
        form={form}
        name="reason"
        label={t('limit.reason')}
        required
        value={reason}
        maxLength={REASON_MAX}
        onChange={(text) => setDraft({ ...draft, reason: text })}
      />
    </CommandDialog>
  );
}

/** Proposes that limits are removed. */
export function LimitRemovalDialog({
  template,
  onClose,
}: {
  template: Template;
  onClose: () => void;
}) {
  const t = useTranslator('qc/records');
  const [reason, setReason] = useState('');
  const { id, version, name } = template;
  const input = { id, version, reason };
  const { form, command } = useFormCommand(proposeLimitRemoval, input, {
    changes: [opsApprovalList, limitTemplateList],
    onDone: () => {
      toast(t('limit.sent'));
      onClose();
    },
  });
  return (
    <ReasonDialog
      title={t('limit.removeTitle', { name })}
      submit={t('limit.send')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
      field={{
        label: t('limit.reason'),
        value: reason,
        maxLength: REASON_MAX,
        onChange: setReason,
      }}
    >
      <p>{t('limit.removeLead')}</p>
    </ReasonDialog>
  );
}
