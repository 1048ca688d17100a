import { useSearchParams } from 'react-router';
import { legalAdd } from '#contract/cases/calls.ts';
import type { CaseWish } from '#contract/cases/case-schemas.ts';
import { caseSides, legalTopics } from '#contract/cases/topics.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { OrderNoField, WishField } from './CommonFields.tsx';
import { FormFrame } from './FormFrame.tsx';
import { type Contact, noContact, useCaseForm } from './use-case-form.ts';

interface Typed extends Contact {
  readonly topic: (typeof legalTopics)[number] | '';
  readonly side: (typeof caseSides)[number] | '';
  readonly counterparty: string;
  /** null until touched: the address may name the order. */
  readonly orderNo: string | null;
  readonly wish: CaseWish | '';
  readonly text: string;
}

const start: Typed = {
  topic: '',
  side: '',
  counterparty: '',
  orderNo: null,
  wish: '',
  text: '',
  ...noContact,
};

/** Asks the legal team for support. */
export function LegalForm() {
  const t = useTranslator('cases');
  const [params] = useSearchParams();
  const initialOrderNo = (params.get('order') ?? '').trim().toUpperCase().slice(0, 20);
  const fields = useCaseForm({
    call: legalAdd,
    violations: (input) => validateInput(legalAdd, input),
    key: 'case-legal',
    start,
    own: ({ topic, side, counterparty, orderNo, wish, text }: Typed) => ({
      topic,
      side,
      counterparty,
      orderNo: orderNo ?? initialOrderNo,
      wish,
      text,
    }),
  });
  const { typed, set, form } = fields;
  return (
    <FormFrame kind="legal" id="request" fields={fields}>
      <Field label={t('form.topic')} required error={form.error('topic')}>
        <Select
          name="topic"
          value={typed.topic}
          placeholder={t('form.choose')}
          options={legalTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          onChange={(topic) => set({ topic })}
        />
      </Field>
      <Field label={t('form.side')} required error={form.error('side')}>
        <Select
          name="side"
          value={typed.side}
          placeholder={t('form.choose')}
          options={caseSides.map((value) => ({ value, label: t(`side.${value}`) }))}
          onChange={(side) => set({ side })}
        />
      </Field>
      <OrderNoField
        form={form}
        value={typed.orderNo ?? initialOrderNo}
        onChange={(orderNo) => set({ orderNo })}
      />
      <Field
        label={t('form.counterparty')}
        aside={t('optional')}
        error={form.error('counterparty')}
        hint={t('form.counterpartyHint')}
      >
        <TextInput
          name="counterparty"
          autoComplete="off"
          maxLength={200}
          value={typed.counterparty}
          onChange={(counterparty) => set({ counterparty })}
          onBlur={form.left('counterparty')}
        />
      </Field>
      <WishField form={form} value={typed.wish} onChange={(wish) => set({ wish })} />
    </FormFrame>
  );
}
