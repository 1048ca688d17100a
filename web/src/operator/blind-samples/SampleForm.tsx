import { useState } from 'react';
import { conditions, packagings } from '#contract/options.ts';
import { goodsTypes } from '#contract/orders/terms.ts';
import type { TestCode } from '#contract/orders/terms-schemas.ts';
import { createBlindSample } from '#contract/proficiency/calls.ts';
import { SAMPLE_TEXT_MAX } from '#contract/proficiency/constants.ts';
import { truths } from '#contract/proficiency/truths.ts';
import { useCommand } from '#web/api/hooks.ts';
import { type Form, useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useCarrierOptions } from '#web/order-parts/ordering/use-carrier-options.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { Section } from '#web/ui/layout/Section.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/overlay/toast.ts';
import { CountryField } from '#web/widgets/fields/CountryField.tsx';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { TestPicker } from '../order/move/TestPicker.tsx';
import styles from './samples.module.css';
import { useTruthLabel } from './use-truth-label.ts';

type Draft = typeof first;
const first = {
  mpn: '',
  manufacturer: '',
  dateCode: '',
  pieces: '',
  unitPrice: '',
  condition: 'brandNew' as (typeof conditions)[number],
  packaging: 'roll' as (typeof packagings)[number],
  goodsType: 'originalUnder3' as (typeof goodsTypes)[number],
  truth: '' as (typeof truths)[number] | '',
  tests: [] as TestCode[],
  note: '',
  buyerName: '',
  buyerCountry: '',
  buyerContact: '',
  buyerAddress: '',
  buyerCity: '',
  buyerPhone: '',
  sellerName: '',
  sellerCountry: '',
  sellerAddress: '',
  /** Empty for the first that is offered. */
  carrier: '',
  trackingNo: '',
};

interface Parts {
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
  readonly form: Form;
}

/** Creates a blind sample: what it is, what the lab reads on its order, and its parcel. */
export function SampleForm({ onClose }: { onClose: () => void }) {
  const t = useTranslator('operator/blind-samples');
  const [draft, setDraft] = useState(first);
  const { first: firstCarrier } = useCarriers();
  const carrier = draft.carrier || firstCarrier('inland');
  const input = { ...draft, carrier, pieces: Number(draft.pieces) } as Parameters<
    typeof create.mutate
  >[0];
  const form = useForm(input, validateInput(createBlindSample, input));
  const create = useCommand(createBlindSample, {
    onDone: ({ no }) => {
      toast(t('createdDone', { no }));
      onClose();
    },
    onFail: (error) => form.refuse(error),
  });
  const set = (changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes }));
  const parts = { draft, set, form };
  return (
    <CommandDialog
      width="wide"
      title={t('create')}
      submit={t('create')}
      form={form}
      command={create}
      onSubmit={() => create.mutate(input)}
      onClose={onClose}
    >
      <Note>{t('createHint')}</Note>
      <Goods {...parts} />
      <Parties {...parts} />
    </CommandDialog>
  );
}

type TextField = Exclude<
  keyof Draft,
  'condition' | 'packaging' | 'goodsType' | 'truth' | 'tests' | 'carrier'
>;

function Line({ draft, set, form, field }: Parts & { field: TextField }) {
  const t = useTranslator('operator/blind-samples');
  return (
    <Field label={t(`field.${field}`)} required error={form.error(field)}>
      <TextInput
        value={draft[field]}
        upper={field === 'mpn'}
        mono={field === 'mpn' || field === 'trackingNo'}
        inputMode={field === 'pieces' ? 'numeric' : field === 'unitPrice' ? 'decimal' : undefined}
        maxLength={300}
        onChange={(text) => set({ [field]: text })}
        onBlur={form.left(field)}
      />
    </Field>
  );
}

function Goods(parts: Parts) {
  const { draft, set, form } = parts;
  const t = useTranslator('operator/blind-samples');
  const goods = useTranslator('order-parts/goods');
  const truth = useTruthLabel();
  return (
    <Section plain title={t('goods')}>
      <div className={styles.pair}>
        <Field label={t('truth')} required error={form.error('truth')}>
          <Select
            value={draft.truth}
            placeholder={t('chooseTruth')}
            options={truths.map((value) => ({ value, label: truth(value) }))}
            onChange={(value) => set({ truth: value })}
          />
        </Field>
        <Line {...parts} field="mpn" />
        <Line {...parts} field="manufacturer" />
        <Line {...parts} field="dateCode" />
        <Line {...parts} field="pieces" />
        <Line {...parts} field="unitPrice" />
        <Field label={t('field.condition')} error={form.error('condition')}>
          <Select
            value={draft.condition}
            options={conditions.map((value) => ({ value, label: goods(`condition.${value}`) }))}
            onChange={(condition) => set({ condition })}
          />
        </Field>
        <Field label={t('field.packaging')} error={form.error('packaging')}>
          <Select
            value={draft.packaging}
            options={packagings.map((value) => ({ value, label: goods(`packaging.${value}`) }))}
            onChange={(packaging) => set({ packaging })}
          />
        </Field>
        <Field label={t('field.goodsType')} error={form.error('goodsType')}>
          <Select
            value={draft.goodsType}
            options={goodsTypes.map((value) => ({ value, label: goods(`goodsType.${value}`) }))}
            onChange={(goodsType) => set({ goodsType })}
          />
        </Field>
      </div>
      <TestPicker
        pieces={Number(draft.pieces)}
        chosen={draft.tests}
        onChange={(tests) => set({ tests: [...tests] })}
      />
      <Field label={t('note')} error={form.error('note')}>
        <TextArea
          value={draft.note}
          maxLength={SAMPLE_TEXT_MAX}
          onChange={(note) => set({ note })}
          onBlur={form.left('note')}
        />
      </Field>
    </Section>
  );
}

const ofBuyer = ['buyerContact', 'buyerAddress', 'buyerCity', 'buyerPhone'] as const;

function Parties(parts: Parts) {
  const { draft, set, form } = parts;
  const carriers = useCarrierOptions('inland', draft.carrier);
  const t = useTranslator('operator/blind-samples');
  return (
    <Section plain title={t('cover')}>
      <p className={styles.hint}>{t('coverHint')}</p>
      <div className={styles.pair}>
        <Line {...parts} field="buyerName" />
        <Field label={t('field.buyerCountry')} required error={form.error('buyerCountry')}>
          <CountryField
            value={draft.buyerCountry}
            onChange={({ id }) => set({ buyerCountry: id })}
          />
        </Field>
        {ofBuyer.map((field) => (
          <Line key={field} {...parts} field={field} />
        ))}
        <Line {...parts} field="sellerName" />
        <Field label={t('field.sellerCountry')} required error={form.error('sellerCountry')}>
          <CountryField
            value={draft.sellerCountry}
            onChange={({ id }) => set({ sellerCountry: id })}
          />
        </Field>
        <Field label={t('field.sellerAddress')} required error={form.error('sellerAddress')}>
          <TextArea
            value={draft.sellerAddress}
            maxLength={300}
            onChange={(sellerAddress) => set({ sellerAddress })}
            onBlur={form.left('sellerAddress')}
          />
        </Field>
        <Field label={t('field.carrier')} error={form.error('carrier')}>
          <Select
            value={draft.carrier}
            options={carriers}
            onChange={(carrier) => set({ carrier })}
          />
        </Field>
        <Line {...parts} field="trackingNo" />
      </div>
    </Section>
  );
}
