import { useState } from 'react';
import { cardStates, tapeStates } from '#contract/orders/parcels/dock.ts';
import { describeLot } from '#contract/qc/calls.ts';
import type { Inspection } from '#contract/qc/inspection-schemas.ts';
import {
  desiccantStates,
  PACKAGE_MAX,
  packForms,
} from '#contract/qc/lot-description/lot-description.ts';
import { climateText, packFormText } from '#contract/qc/lot-description/texts.ts';
import type { useForm } from '#web/api/use-form.ts';
import { useFormCommand } from '#web/api/use-form-command.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInputField } from '#web/ui/form/FigureInputField.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInputField } from '#web/ui/form/TextInputField.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import styles from '../bench.module.css';
import { type DescriptionDraft, descriptionDraft, descriptionInput } from './description-draft.ts';

interface Props {
  readonly inspection: Inspection;
  readonly onClose: () => void;
}

type Change = (change: Partial<DescriptionDraft>) => void;
type Form = Pick<ReturnType<typeof useForm>, 'error' | 'left'>;

/** The form for the climate at inspection, the package and how the lot came. */
export function DescribeDialog({ inspection, onClose }: Props) {
  const own = useTranslator('operator/bench');
  const [draft, setDraft] = useState(() => descriptionDraft(inspection));
  const input = descriptionInput(inspection, draft);
  const { form, command } = useFormCommand(describeLot, input, {
    onDone: () => {
      toast(own('lot.done'));
      onClose();
    },
  });
  const change: Change = (facts) => setDraft((before) => ({ ...before, ...facts }));
  return (
    <CommandDialog
      title={own('lot.title')}
      submit={own('lot.save')}
      width="middle"
      form={form}
      command={command}
      onSubmit={() => command.mutate(input)}
      onClose={onClose}
    >
      <p>{own('lot.lead')}</p>
      <ClimateFields inspection={inspection} draft={draft} form={form} change={change} />
      <PackingFields inspection={inspection} draft={draft} form={form} change={change} />
    </CommandDialog>
  );
}

interface FieldsProps {
  readonly inspection: Inspection;
  readonly draft: DescriptionDraft;
  readonly form: Form;
  readonly change: Change;
}

function ClimateFields({ inspection, draft, form, change }: FieldsProps) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const format = useFormat();
  const { lastClimate } = inspection;
  return (
    <>
      <div className={styles.two}>
        <FigureInputField
          form={form}
          name="climate.temperature"
          label={own('lot.temperature')}
          aside={t('optional')}
          value={draft.temperature}
          decimals={1}
          unit="°C"
          onChange={(temperature) => change({ temperature })}
        />
        <FigureInputField
          form={form}
          name="climate.humidity"
          label={own('lot.humidity')}
          aside={t('optional')}
          value={draft.humidity}
          unit="%"
          onChange={(humidity) => change({ humidity })}
        />
      </div>
      {lastClimate && inspection.climate === null && (
        <p>
          <Button
            size="xs"
            onClick={() =>
              change({
                temperature: lastClimate.temperature,
                humidity: `${lastClimate.humidity}`,
              })
            }
          >
            {own('lot.takeOver', {
              climate: climateText(lastClimate, format.lang, (one) => format.number(one, 1)),
              time: format.prose(lastClimate.measuredAt, { now: new Date().toISOString() }),
            })}
          </Button>
        </p>
      )}
    </>
  );
}

function PackingFields({ inspection, draft, form, change }: FieldsProps) {
  const t = useTranslator('operator');
  const own = useTranslator('operator/bench');
  const format = useFormat();
  const { packs } = inspection.received;
  const unchecked = { value: '' as const, label: own('lot.unchecked') };
  return (
    <div className={styles.two}>
      <TextInputField
        form={form}
        name="package"
        label={own('lot.package')}
        aside={t('optional')}
        hint={own('lot.packageHint')}
        mono
        value={draft.package}
        maxLength={PACKAGE_MAX}
        onChange={(name) => change({ package: name })}
      />
      <Field label={own('lot.form')}>
        <Select
          value={draft.form}
          options={[
            unchecked,
            ...packForms.map((one) => ({ value: one, label: packFormText(one, format.lang) })),
          ]}
          onChange={(chosen) => change({ form: chosen })}
        />
      </Field>
      <FigureInputField
        form={form}
        name="packing.opened"
        label={own('lot.opened')}
        aside={t('optional')}
        hint={packs === null ? own('lot.openedHint') : own('lot.packs', { count: packs })}
        value={draft.opened}
        onChange={(opened) => change({ opened })}
      />
      <Field label={own('lot.desiccant')}>
        <Select
          value={draft.desiccant}
          options={[
            unchecked,
            ...desiccantStates.map((one) => ({ value: one, label: own(`lot.isThere.${one}`) })),
          ]}
          onChange={(desiccant) => change({ desiccant })}
        />
      </Field>
      <SealFields inspection={inspection} draft={draft} change={change} />
    </div>
  );
}

/** Moisture bag and humidity card, as the dock found them until somebody changes them. */
function SealFields({ inspection, draft, change }: Omit<FieldsProps, 'form'>) {
  const own = useTranslator('operator/bench');
  const dock = useTranslator('operator/dock');
  const unchecked = { value: '' as const, label: own('lot.unchecked') };
  const fromDock = inspection.received.seals === null ? undefined : own('lot.fromDock');
  return (
    <>
      <Field label={dock('seals.bag')} hint={fromDock}>
        <Select
          value={draft.bag}
          options={[
            unchecked,
            ...tapeStates.map((one) => ({ value: one, label: dock(`seals.${one}`) })),
          ]}
          onChange={(bag) => change({ bag })}
        />
      </Field>
      <Field label={dock('seals.card')} hint={fromDock}>
        <Select
          value={draft.card}
          options={[
            unchecked,
            ...cardStates.map((one) => ({
              value: one,
              label: one === 'none' ? dock('seals.none') : `${one} %`,
            })),
          ]}
          onChange={(card) => change({ card })}
        />
      </Field>
    </>
  );
}
