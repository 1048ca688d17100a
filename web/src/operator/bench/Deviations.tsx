import { useState } from 'react';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { inspectionOne } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { isOutside } from '#contract/qc/limits.ts';
import { requestDeviation } from '#contract/qc/reports/approval-calls.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { ApprovalBox } from '#web/widgets/approval/ApprovalBox.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import type { MeasuredRow } from './test/test-draft.ts';

const EVERY_MS = 30_000;

/** Returns whether two people accepted this value outside these limits. */
export const isAccepted = (
  { accepted }: Inspection,
  test: TestCode,
  { name, value, min, max }: MeasuredRow,
): boolean =>
  accepted.some(
    (one) =>
      one.test === test &&
      one.name === name &&
      one.value === value &&
      one.min === min &&
      one.max === max,
  );

const limitsText = ({ min, max }: { min: string; max: string }): string =>
  [min, max].map((one) => one || '–').join(' … ');

/** Values of a test that are outside their limits: each may be put before a second person. */
export function OutsideValues(props: {
  inspection: Inspection;
  test: TestCode;
  rows: readonly MeasuredRow[];
}) {
  const { inspection, test, rows } = props;
  const t = useTranslator('operator/deviation');
  const [asked, setAsked] = useState<MeasuredRow | null>(null);
  const outside = rows.filter((row) => isOutside(row) === true && row.name !== '');
  if (outside.length === 0) return null;
  return (
    <div>
      {outside.map((row) => (
        <p key={`${row.name} ${row.value}`}>
          {isAccepted(inspection, test, row) ? (
            t('accepted', { name: row.name, value: row.value })
          ) : (
            <Button size="xs" onClick={() => setAsked(row)}>
              {t('ask', { name: row.name, value: row.value })}
            </Button>
          )}
        </p>
      ))}
      {asked && (
        <DeviationDialog
          inspection={inspection}
          test={test}
          row={asked}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function DeviationDialog(props: {
  inspection: Inspection;
  test: TestCode;
  row: MeasuredRow;
  onClose: () => void;
}) {
  const { inspection, test, row, onClose } = props;
  const t = useTranslator('operator/deviation');
  const [reason, setReason] = useState('');
  const { name, value, min, max } = row;
  const input = { id: inspection.id, test, name, value, min, max, reason };
  const { form, command } = useFormCommand(requestDeviation, input, {
    changes: [opsApprovalList],
    onDone: () => {
      toast(t('sent'));
      onClose();
    },
  });
  return (
    <CommandDialog
      title={t('title', { name, value })}
      submit={t('send')}
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{t('lead', { limits: limitsText(row) })}</p>
      <TextAreaField
        form={form}
        name="reason"
        label={t('reason')}
        required
        hint={t('hint')}
        value={reason}
        maxLength={500}
        onChange={setReason}
      />
    </CommandDialog>
  );
}

/** A value of this lot that waits for a second person; nothing where none does. */
export function PendingDeviation({ inspection }: { inspection: Inspection }) {
  const t = useTranslator('operator/deviation');
  const facts = useTranslator('order-parts');
  const read = useCallQuery(
    opsApprovalList,
    { kinds: ['qc.deviation'], state: 'requested', subjectId: inspection.id, pageSize: 1 },
    { everyMs: EVERY_MS, quiet: true },
  );
  const lot = useCallQuery(inspectionOne, { id: inspection.id });
  const [request] = read.data?.list ?? [];
  if (request === undefined) return null;
  const text = (field: string) => String(request.after[field] ?? '');
  const [name, value] = [text('name'), text('value')];
  return (
    <Section title={t('title', { name, value })}>
      <p>
        {facts(`test.${text('test') as TestCode}`)} · {name} {value} (
        {limitsText({ min: text('min'), max: text('max') })})
      </p>
      <ApprovalBox
        approval={request}
        subject={inspection.no}
        approve={t('approve', { value })}
        onDone={() => void Promise.all([read.refetch(), lot.refetch()])}
      >
        <span lang="">{request.reason}</span>
      </ApprovalBox>
    </Section>
  );
}
