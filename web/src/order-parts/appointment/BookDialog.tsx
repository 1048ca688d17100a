import { useState } from 'react';
import {
  appointmentBook,
  appointmentChange,
  appointmentOne,
  appointmentWindows,
} from '#contract/appointments/calls.ts';
import { type LoadKind, loadKinds } from '#contract/appointments/constants.ts';
import type { Appointment } from '#contract/appointments/schemas.ts';
import { useCallQuery, useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { SkeletonLines } from '#web/ui/Skeleton.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { FailNote } from '#web/widgets/records/FailNote.tsx';
import { WindowFields } from './WindowFields.tsx';

interface Props {
  readonly orderId: string;
  /** The appointment to change; null to book one. */
  readonly appointment: Appointment | null;
  readonly onClose: () => void;
}

interface Draft {
  readonly startsAt: string;
  readonly load: LoadKind;
  readonly count: string;
  readonly visitor: string;
  readonly vehicle: string;
}

/** Books a window at the dock, or changes what was booked. */
export function BookDialog({ orderId, appointment, onClose }: Props) {
  const t = useTranslator('order-parts/appointment');
  const windows = useCallQuery(appointmentWindows, { id: orderId });
  const [draft, setDraft] = useState<Draft>({
    startsAt: appointment?.startsAt ?? '',
    load: appointment?.load ?? 'parcels',
    count: `${appointment?.count ?? 1}`,
    visitor: appointment?.visitor ?? '',
    vehicle: appointment?.vehicle ?? '',
  });
  const set = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }));
  const sent = { ...draft, count: Number(draft.count) };
  const bookInput = { id: orderId, ...sent };
  const changeInput = { id: appointment?.id ?? '', version: appointment?.version ?? 0, ...sent };
  const isNew = appointment === null;
  const form = useForm(
    isNew ? bookInput : changeInput,
    isNew
      ? validateInput(appointmentBook, bookInput)
      : validateInput(appointmentChange, changeInput),
  );
  const after = {
    changes: [appointmentOne],
    onDone: () => {
      toast(t(isNew ? 'booked' : 'changed'));
      onClose();
    },
    onFail: (error: Error) => {
      // Another one took the room: what is free is read again, what was typed stays.
      void windows.refetch();
      return form.refuse(error);
    },
  };
  const book = useCommand(appointmentBook, after);
  const change = useCommand(appointmentChange, after);
  const parcelsEach = windows.data?.palletTakes ?? 1;
  const room = (sent.count || 1) * (draft.load === 'pallets' ? parcelsEach : 1);
  return (
    <CommandDialog
      title={t(isNew ? 'book' : 'change')}
      submit={t(isNew ? 'bookNow' : 'changeNow')}
      width="middle"
      form={form}
      command={isNew ? book : change}
      disabled={!windows.data}
      onSubmit={() => (isNew ? book.mutate(bookInput) : change.mutate(changeInput))}
      onClose={onClose}
    >
      <LoadFields draft={draft} parcelsEach={parcelsEach} form={form} onChange={set} />
      <FailNote error={windows.error} again={() => windows.refetch()} />
      {windows.isPending && <SkeletonLines label={t('loading')} lines={2} />}
      {windows.data && (
        <WindowFields
          windows={windows.data.list}
          room={room}
          startsAt={draft.startsAt}
          error={form.error('startsAt')}
          onChange={(startsAt) => set({ startsAt })}
        />
      )}
      <VisitorFields draft={draft} form={form} onChange={set} />
    </CommandDialog>
  );
}

interface FieldsProps {
  readonly draft: Draft;
  readonly form: Form;
  readonly onChange: (change: Partial<Draft>) => void;
}

/** The load and its size; a pallet takes the room of several parcels. */
function LoadFields({
  draft,
  form,
  parcelsEach,
  onChange,
}: FieldsProps & { readonly parcelsEach: number }) {
  const t = useTranslator('order-parts/appointment');
  return (
    <>
      <Field label={t('load')} required>
        <Select
          name="load"
          value={draft.load}
          options={loadKinds.map((value) => ({ value, label: t(`loads.${value}`) }))}
          onChange={(load) => onChange({ load })}
        />
      </Field>
      <Field
        label={t('count')}
        required
        error={form.error('count')}
        hint={draft.load === 'pallets' ? t('palletTakes', { count: parcelsEach }) : undefined}
      >
        <FigureInput
          name="count"
          value={draft.count}
          onChange={(count) => onChange({ count })}
          onBlur={form.left('count')}
        />
      </Field>
    </>
  );
}

/** Who comes, and in what. */
function VisitorFields({ draft, form, onChange }: FieldsProps) {
  const t = useTranslator('order-parts/appointment');
  return (
    <>
      <Field label={t('visitor')} required error={form.error('visitor')} hint={t('visitorHint')}>
        <TextInput
          name="visitor"
          maxLength={80}
          value={draft.visitor}
          onChange={(visitor) => onChange({ visitor })}
          onBlur={form.left('visitor')}
        />
      </Field>
      <Field label={t('vehicle')} aside={t('optional')} error={form.error('vehicle')}>
        <TextInput
          name="vehicle"
          maxLength={40}
          value={draft.vehicle}
          onChange={(vehicle) => onChange({ vehicle })}
          onBlur={form.left('vehicle')}
        />
      </Field>
    </>
  );
}
