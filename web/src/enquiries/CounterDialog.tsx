import { inquiryCounter } from '#contract/enquiries/calls.ts';
import { piecesOffered } from '#contract/enquiries/counter-from.ts';
import type { BuyerRequest, EnquiryLine } from '#contract/enquiries/line-schemas.ts';
import { lineAmount, parseUnitPrice, wire } from '#contract/money.ts';
import { UnitPriceText as Typed } from '#contract/money-schemas.ts';
import { useCommand } from '#web/api/hooks.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { useFormat } from '#web/i18n/use-format.ts';
import { Field } from '#web/ui/form/Field.tsx';
import { FigureInput } from '#web/ui/form/FigureInput.tsx';
import { TextArea } from '#web/ui/form/TextArea.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { toast } from '#web/ui/overlay/toast.ts';
import { UnitPriceText } from '#web/widgets/money/UnitPriceText.tsx';
import { Mpn } from '#web/widgets/parts/Mpn.tsx';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';

interface Props {
  readonly line: EnquiryLine;
  readonly request: BuyerRequest;
  readonly onClose: () => void;
}

const EMPTY = { unitPrice: '', note: '' };

/** Returns the saving at the typed price; null unless it is valid and below the quoted price. */
function savingOf(props: { typed: string; quoted: string; quantity: number }) {
  if (!Typed.safeParse(props.typed).success) return null;
  const [typed, quoted] = [parseUnitPrice(props.typed), parseUnitPrice(props.quoted)];
  if (typed >= quoted) return null;
  const { quantity } = props;
  const amount = lineAmount({ unitPrice: typed, quantity });
  return {
    amount: wire(amount),
    less: wire(lineAmount({ unitPrice: quoted, quantity }) - amount),
  };
}

/** Tells a seller what one would pay; its quote can still be ordered from meanwhile. */
export function CounterDialog({ line, request, onClose }: Props) {
  const t = useTranslator('enquiries');
  const format = useFormat();
  const { id: requestId, version, sellerName, quote, counter } = request;
  const [draft, setDraft, forget] = useDraft(`counter:${requestId}`, EMPTY);
  const sent = { requestId, version, ...draft };
  const form = useForm(draft, validateInput(inquiryCounter, sent));
  const sendCounter = useCommand(inquiryCounter, {
    onDone: () => {
      forget();
      toast(t('counter.done', { seller: sellerName }));
      onClose();
    },
    onFail: form.refuse,
  });
  if (quote === null) return null;
  const quoted = request.atQuantity?.unitPrice ?? quote.unitPrice;
  // The quote may offer fewer pieces than are wanted, or sell no fewer than more.
  const pieces = piecesOffered(quote, line.quantity);
  const found = savingOf({
    typed: draft.unitPrice,
    quoted,
    quantity: pieces,
  });
  return (
    <CommandDialog
      title={t('counter.title', { seller: sellerName })}
      submit={t('counter.go')}
      cancel={t('cancel')}
      form={form}
      command={sendCounter}
      onSubmit={() => sendCounter.mutate(sent)}
      onClose={onClose}
    >
      <p>
        {t.parts('counter.text', {
          model: <Mpn mpn={quote.mpn} />,
          price: <UnitPriceText price={quoted} currency="USD" />,
        })}
      </p>
      {counter?.state === 'open' && <p>{t('counter.replaces')}</p>}
      <Field
        label={t('counter.price')}
        required
        error={form.error('unitPrice')}
        hint={
          found
            ? t('counter.effect', {
                quantity: format.quantity(pieces),
                amount: format.money(found.amount),
                less: format.money(found.less),
              })
            : t('counter.above')
        }
      >
        <FigureInput
          decimals={5}
          unit="USD"
          value={draft.unitPrice}
          onChange={(unitPrice) => setDraft({ ...draft, unitPrice })}
        />
      </Field>
      <Field label={t('counter.note')} aside={t('optional')} hint={t('counter.noteHint')}>
        <TextArea
          rows={2}
          value={draft.note}
          maxLength={500}
          onChange={(note) => setDraft({ ...draft, note })}
        />
      </Field>
    </CommandDialog>
  );
}
