import { useState } from 'react';
import { opsApprovalList } from '#contract/approvals/calls.ts';
import type { Approval } from '#contract/approvals/schemas.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { inspectionOne } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import { isOutside } from '#contract/qc/limits/limits.ts';
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

/** The open requests of a lot: one for each value that waits for a second person. */
const useOpenDeviations = ({ id }: Inspection) =>
  useCallQuery(
    opsApprovalList,
    { kinds: ['qc.deviation'], state: 'requested', subjectId: id, pageSize: 100 },
    { everyMs: EVERY_MS, quiet: true },
  );

const textOf = ({ after }: Approval, field: string): string => String(after[field] ?? '');

/** Returns whether a request is about this value of a test within these limits. */
const isAbout = (request: Approval, test: TestCode, row: MeasuredRow): boolean =>
  textOf(request, 'test') === test &&
  (['name', 'value', 'min', 'max'] as const).every(
    (field) => textOf(request, field) === row[field].trim(),
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
  const open = useOpenDeviations(inspection).data?.list ?? [];
  const outside = rows.filter((row) => isOutside(row) === true && row.name !== '');
  if (outside.length === 0) return null;
  return (
    <div>
      {outside.map((row) => {
        const { name, value, min, max } = row;
        const isOpen = open.some((one) => isAbout(one, test, row));
        return (
          <p key={[name, value, min, max].join('\n')}>
            {isAccepted(inspection, test, row) ? (
              t('accepted', { name, value })
            ) : isOpen ? (
              t('waits', { name, value })
            ) : (
              <Button size="xs" onClick={() => setAsked(row)}>
                {t('ask', { name, value })}
              </Button>
            )}
          </p>
        );
      })}
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

/** The values of this lot that wait for a second person; nothing where none does. */
export function PendingDeviations({ inspection }: { inspection: Inspection }) {
  const open = useOpenDeviations(inspection);
  const lot = useCallQuery(inspectionOne, { id: inspection.id });
  const readAnew = () => void Promise.all([open.refetch(), lot.refetch()]);
  return open.data?.list.map((request) => (
    <PendingDeviation
      key={request.id}
      request={request}
      subject={inspection.no}
      onDone={readAnew}
    />
  ));
}

function PendingDeviation(props: { request: Approval; subject: string; onDone: () => void }) {
  const { request, subject, onDone } = props;
  const t = useTranslator('operator/deviation');
  const facts = useTranslator('order-parts');
  const text = (field: string) => textOf(request, field);
  const [name, value] = [text('name'), text('value')];
  return (
    <Section title={t('title', { name, value })}>
      <p>
        {facts(`test.${text('test') as TestCode}`)} · {name} {value} (
        {limitsText({ min: text('min'), max: text('max') })})
      </p>
      <ApprovalBox
        approval={request}
        subject={subject}
        approve={t('approve', { value })}
        onDone={onDone}
      >
        <span lang="">{request.reason}</span>
      </ApprovalBox>
    </Section>
  );
}
