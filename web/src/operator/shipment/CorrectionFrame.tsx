import type { ReactNode } from 'react';
import type { CarrierLeg } from '#contract/settings/carriers.ts';
import type { Form } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { AsTyped } from '#web/order-parts/AsTyped.tsx';
import { CarrierField } from '#web/order-parts/CarrierField.tsx';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { CommandDialog } from '#web/widgets/CommandDialog.tsx';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly form: Form;
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly submit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The dialog in which one person asks another to correct a recorded parcel, with the reason. */
export function CorrectionFrame(props: Props) {
  const { title, lead, form, reason, onReason, busy, error, submit, onClose, children } = props;
  const t = useTranslator('operator/shipment');
  return (
    <CommandDialog
      title={title}
      submit={t('ask')}
      form={form}
      command={{ isPending: busy, error }}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{lead}</p>
      {children}
      <Field label={t('reason')} required error={form.error('reason')} hint={t('reasonHint')}>
        <TextArea
          value={reason}
          maxLength={1000}
          onChange={onReason}
          onBlur={form.left('reason')}
        />
      </Field>
    </CommandDialog>
  );
}

interface Numbered {
  /** The key of a carrier, or the name of another one. */
  readonly carrier: string;
  readonly trackingNo: string;
  readonly asTyped: boolean;
}

/** Carrier and tracking number of a parcel, as its label has them. */
export function NumberFields({
  leg,
  draft,
  set,
  form,
}: {
  readonly leg: CarrierLeg;
  readonly draft: Numbered;
  readonly set: (change: Partial<Numbered>) => void;
  readonly form: Form;
}) {
  const t = useTranslator('operator/shipment');
  const { carrier, trackingNo, asTyped } = draft;
  return (
    <>
      <CarrierField
        label={t('carrier')}
        leg={leg}
        carrier={carrier}
        error={form.error('carrier')}
        onChange={(chosen) => set({ carrier: chosen, asTyped: false })}
        onBlur={form.left('carrier')}
      />
      <Field label={t('trackingNo')} required error={form.error('trackingNo')}>
        <TextInput
          mono
          value={trackingNo}
          maxLength={40}
          autoComplete="off"
          onChange={(typed) => set({ trackingNo: typed, asTyped: false })}
          onBlur={form.left('trackingNo')}
        />
      </Field>
      <AsTyped
        carrier={carrier}
        trackingNo={trackingNo}
        asTyped={asTyped}
        onChange={(ticked) => set({ asTyped: ticked })}
      />
    </>
  );
}
