import { traceParcel } from '#contract/orders/staff-calls.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { ParcelSelect, placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { TextAreaField } from '#web/ui/form/TextAreaField.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { CommandDialog } from '#web/widgets/records/CommandDialog.tsx';
import { type DeskMoveProps, useDeskMove } from '../move/use-desk-move.ts';
import { CaseNoField } from '../OrderFields.tsx';

interface Draft {
  readonly caseNo: string;
  readonly note: string;
  /** Of several parcels to the dock, the one that is missed. */
  readonly parcel?: number;
}
const EMPTY: Draft = { caseNo: '', note: '' };

/** Asks the carrier about a parcel: its number of the case, and what is known. */
export function TraceDialog(props: DeskMoveProps & { onClose: () => void }) {
  const { order, onClose } = props;
  const t = useTranslator('operator/order');
  const [draft, setDraft, forget] = useDraft(`ops-trace:${order.id}`, EMPTY);
  const inbound = order.state === 'inbound' ? order.inbound : null;
  const parcel = placeAmong(inbound, draft.parcel ?? null);
  const traced = { caseNo: draft.caseNo, note: draft.note, ...(inbound ? { parcel } : {}) };
  const input = { id: order.id, version: order.version, ...traced };
  const form = useForm(input, validateInput(traceParcel, input));
  const move = useDeskMove(traceParcel, 'trace', props, {
    onDone: () => {
      forget();
      onClose();
    },
    refuse: form.refuse,
  });
  return (
    <CommandDialog
      title={t('trace.title')}
      submit={t('trace.send')}
      cancel={t('cancel')}
      form={form}
      command={{ isPending: move.busy, error: null }}
      onSubmit={() => move.take(traced)}
      onClose={onClose}
    >
      <ParcelSelect
        inbound={inbound}
        place={parcel}
        onChange={(chosen) => setDraft({ ...draft, parcel: chosen })}
      />
      <CaseNoField
        form={form}
        label={t('trace.caseNo')}
        value={draft.caseNo}
        onChange={(caseNo) => setDraft({ ...draft, caseNo })}
      />
      <TextAreaField
        form={form}
        name="note"
        label={t('trace.note')}
        required
        value={draft.note}
        maxLength={1000}
        onChange={(note) => setDraft({ ...draft, note })}
      />
    </CommandDialog>
  );
}
