import { useSearchParams } from 'react-router';
import { complaintAdd, complaintSeller } from '#contract/cases/calls.ts';
import type { CaseWish } from '#contract/cases/case-schemas.ts';
import { complaintTopics } from '#contract/cases/topics.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/form/Checkbox.tsx';
import { Field } from '#web/ui/form/Field.tsx';
import { Select } from '#web/ui/form/Select.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { OrderNoField, WishField } from './CommonFields.tsx';
import styles from './cases.module.css';
import { FormFrame } from './FormFrame.tsx';
import { type CaseForm, type Contact, noContact, useCaseForm } from './use-case-form.ts';

interface Typed extends Contact {
  readonly topic: (typeof complaintTopics)[number] | '';
  readonly sellerName: string;
  readonly orderNo: string | null;
  readonly wish: CaseWish | '';
  readonly mayForward: boolean;
  readonly text: string;
}

const start: Typed = {
  topic: '',
  sellerName: '',
  orderNo: null,
  wish: '',
  mayForward: false,
  text: '',
  ...noContact,
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The seller and the order that the address names; a seller that is not there is not named. */
function useComplaintTarget() {
  const [params, setParams] = useSearchParams();
  const sellerId = params.get('seller') ?? '';
  const isId = UUID.test(sellerId);
  const found = useCallQuery(complaintSeller, { id: sellerId }, { enabled: isId, quiet: true });
  return {
    seller: isId ? (found.data ?? null) : null,
    isGone: sellerId !== '' && (!isId || found.isError),
    orderNo: (params.get('order') ?? '').trim().toUpperCase().slice(0, 20),
    forget: () =>
      setParams(
        (before) => {
          before.delete('seller');
          return before;
        },
        { replace: true },
      ),
  };
}

/** Complains about a seller. */
export function ComplaintForm() {
  const t = useTranslator('cases');
  const target = useComplaintTarget();
  const { seller } = target;
  const fields = useCaseForm({
    call: complaintAdd,
    violations: (input) => validateInput(complaintAdd, input),
    key: 'case-complaint',
    start,
    own: ({ topic, sellerName, orderNo, wish, mayForward, text }: Typed) => ({
      topic,
      ...(seller ? { sellerId: seller.id } : { sellerName }),
      orderNo: orderNo ?? target.orderNo,
      wish,
      mayForward,
      text,
    }),
  });
  const { typed, set, form } = fields;
  return (
    <FormFrame
      kind="complaint"
      fields={fields}
      more={
        <Checkbox checked={typed.mayForward} onChange={(mayForward) => set({ mayForward })}>
          {t('form.mayForward')}
        </Checkbox>
      }
    >
      <SellerField fields={fields} target={target} />
      <OrderNoField
        form={form}
        value={typed.orderNo ?? target.orderNo}
        onChange={(orderNo) => set({ orderNo })}
      />
      <Field label={t('form.topic')} required error={form.error('topic')}>
        <Select
          name="topic"
          value={typed.topic}
          placeholder={t('form.choose')}
          options={complaintTopics.map((value) => ({ value, label: t(`topic.${value}`) }))}
          onChange={(topic) => set({ topic })}
        />
      </Field>
      <WishField form={form} value={typed.wish} onChange={(wish) => set({ wish })} />
    </FormFrame>
  );
}

function SellerField(props: {
  fields: CaseForm<Typed>;
  target: ReturnType<typeof useComplaintTarget>;
}) {
  const t = useTranslator('cases');
  const { fields, target } = props;
  const { typed, set, form } = fields;
  if (target.seller) {
    return (
      <div className={styles.known}>
        <span>{t('form.sellerKnown')}</span>
        <b translate="no">{target.seller.name}</b>
        <Button size="xs" onClick={target.forget}>
          {t('form.sellerOther')}
        </Button>
      </div>
    );
  }
  return (
    <Field
      label={t('form.seller')}
      required
      error={form.error('sellerName')}
      hint={t(target.isGone ? 'form.sellerGone' : 'form.sellerHint')}
    >
      <TextInput
        name="sellerName"
        autoComplete="off"
        maxLength={200}
        value={typed.sellerName}
        onChange={(sellerName) => set({ sellerName })}
        onBlur={form.left('sellerName')}
      />
    </Field>
  );
}
