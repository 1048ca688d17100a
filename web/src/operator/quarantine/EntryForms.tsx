import { type FormEvent, useState } from 'react';
import type { Call, ClientInput } from '#contract/call.ts';
import { fileUpload } from '#contract/files/calls.ts';
import { limits } from '#contract/limits.ts';
import * as contract from '#contract/quarantine/calls.ts';
import type { QuarantineView } from '#contract/quarantine/schemas.ts';
import type { QuarantineEvent } from '#contract/quarantine/table.ts';
import type { Form } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ReturnAddress } from '#web/operator/order/move/ReturnAddress.tsx';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { FileField } from '#web/ui/form/FileField.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import layout from '#web/ui/layout/layout.module.css';
import { toast } from '#web/ui/overlay/toast.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { FailNote } from '#web/widgets/records/FailNote.tsx';

type Uploads = ReturnType<typeof useUploads<typeof fileUpload>>;
type DeskEvent = Exclude<QuarantineEvent, 'requestSample'>;
type FieldName = 'reason' | 'carrier' | 'trackingNo' | 'asTyped' | 'pieces' | 'location' | 'file';

/** The call of each event of a desk, and what it asks for; the seller's stands on its order. */
const forms: Readonly<
  Record<DeskEvent, { readonly call: Call; readonly fields: readonly FieldName[] }>
> = {
  sendSample: { call: contract.sendSample, fields: ['pieces', 'carrier', 'trackingNo', 'asTyped'] },
  relocate: { call: contract.relocateQuarantine, fields: ['location'] },
  clear: { call: contract.clearQuarantine, fields: ['reason'] },
  confirm: { call: contract.confirmQuarantine, fields: ['reason'] },
  sendBack: { call: contract.sendBackQuarantine, fields: ['carrier', 'trackingNo', 'asTyped'] },
  certify: { call: contract.certifyQuarantine, fields: ['file', 'reason'] },
  scrap: { call: contract.scrapQuarantine, fields: ['file'] },
};

/** Returns whether an event of an entry has a form at the desks. */
export const isDeskEvent = (event: QuarantineEvent): event is DeskEvent => event in forms;

/** Returns what an event asks for; the first certificate of an entry needs no reason. */
function fieldsOf(entry: QuarantineView, event: DeskEvent): readonly FieldName[] {
  const isFirst = event === 'certify' && entry.retentionCertificates.length === 0;
  return isFirst ? ['file'] : forms[event].fields;
}

const EMPTY = {
  reason: '',
  /** Null for the first that is offered. */
  carrier: null as string | null,
  trackingNo: '',
  asTyped: false,
  pieces: '',
  location: '',
};

/** The form of one event on an entry: its fields, and one button that takes it. */
export function EntryForm({ entry, event }: { entry: QuarantineView; event: DeskEvent }) {
  const t = useTranslator('order-parts/quarantine');
  const { call } = forms[event];
  const fields = fieldsOf(entry, event);
  const [typed, setDraft] = useState(EMPTY);
  const carriers = useCarriers();
  const draft = { ...typed, carrier: typed.carrier ?? carriers.first('inland') };
  const uploads = useUploads(fileUpload, t('uploadFailed'));
  const values = {
    ...draft,
    pieces: draft.pieces === '' ? Number.NaN : Number(draft.pieces),
    file: uploads.answers[0]?.url ?? '',
  };
  const requested = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const input = { id: entry.id, version: entry.version, ...requested };
  const { form, command } = useFormCommand(call, input, {
    onDone: () => {
      toast(t('done'));
      setDraft(EMPTY);
      uploads.clear();
    },
  });
  const submit = (happened: FormEvent) => {
    happened.preventDefault();
    if (form.ready()) command.mutate(input as ClientInput<Call>);
  };
  const set = (facts: Partial<typeof EMPTY>) => setDraft({ ...draft, ...facts });
  const isFinal = event === 'confirm' || event === 'scrap';
  return (
    <form ref={form.frame} noValidate onSubmit={submit} className={layout.stackWide}>
      {fields.includes('trackingNo') && <ReturnAddress lines={entry.returnTo} />}
      <EntryFields fields={fields} draft={draft} form={form} onChange={set} />
      {fields.includes('file') && (
        <CertificateField uploads={uploads} error={form.error('file') && t('needCertificate')} />
      )}
      <FailNote error={command.error} />
      <Button
        type="submit"
        variant={isFinal ? 'danger' : 'primary'}
        loading={command.isPending}
        disabled={uploads.busy}
      >
        {t(`act.${event}`)}
      </Button>
    </form>
  );
}

interface FieldsProps {
  readonly fields: readonly FieldName[];
  readonly draft: typeof EMPTY;
  readonly form: Form;
  readonly onChange: (facts: Partial<typeof EMPTY>) => void;
}

/** The typed fields of an event. */
function EntryFields({ fields, draft, form, onChange }: FieldsProps) {
  const t = useTranslator('order-parts/quarantine');
  const has = (field: FieldName) => fields.includes(field);
  return (
    <>
      {has('reason') && (
        <TextAreaField
          form={form}
          name="reason"
          label={t('why')}
          required
          value={draft.reason}
          maxLength={1000}
          onChange={(reason) => onChange({ reason })}
        />
      )}
      {has('pieces') && (
        <FigureInputField
          form={form}
          name="pieces"
          label={t('samplePieces')}
          required
          value={draft.pieces}
          onChange={(pieces) => onChange({ pieces })}
        />
      )}
      {has('carrier') && (
        <CarrierField
          label={t('carrier')}
          leg="inland"
          carrier={draft.carrier ?? ''}
          error={form.error('carrier')}
          onChange={(carrier) => onChange({ carrier, asTyped: false })}
          onBlur={form.left('carrier')}
        />
      )}
      {has('trackingNo') && (
        <TextInputField
          form={form}
          name="trackingNo"
          label={t('trackingNo')}
          required
          mono
          value={draft.trackingNo}
          maxLength={40}
          onChange={(trackingNo) => onChange({ trackingNo, asTyped: false })}
        />
      )}
      {has('asTyped') && (
        <AsTyped
          carrier={draft.carrier ?? ''}
          trackingNo={draft.trackingNo}
          asTyped={draft.asTyped}
          onChange={(asTyped) => onChange({ asTyped })}
        />
      )}
      {has('location') && (
        <TextInputField
          form={form}
          name="location"
          label={t('location')}
          required
          mono
          value={draft.location}
          maxLength={40}
          onChange={(location) => onChange({ location })}
        />
      )}
    </>
  );
}

/** The certificate of a verdict or of the scrapping, one file. */
function CertificateField({ uploads, error }: { uploads: Uploads; error: string | undefined }) {
  const t = useTranslator('order-parts/quarantine');
  return (
    <Field label={t('certificate')} required group error={error}>
      <FileField
        {...uploads.field}
        accept=".pdf,.png,.jpg,.jpeg"
        maxBytes={limits.uploadMaxKb * 1024}
        maxFiles={1}
        hint={t('certificateHint', { size: limits.uploadMaxKb / 1024 })}
      />
    </Field>
  );
}
