import { fileUpload } from '#contract/files/calls.ts';
import type { OrderLine } from '#contract/orders/line-schemas.ts';
import { receiveOrder } from '#contract/orders/staff-calls.ts';
import type { OrderView } from '#contract/orders/view-schemas.ts';
import { needed } from '#web/api/needed.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { useTranslator } from '#web/i18n/translator.ts';
import { placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import type { DeskMoveProps } from './use-desk-move.ts';
import { useReceiveMove } from './use-receive-move.ts';

interface Draft {
  readonly parcels: string;
  readonly weightKg: string;
  readonly seals: string;
  readonly location: string;
  /** Pieces as counted, by line. Empty at first: the count is made, not taken over. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Of several parcels, the one that came; the first that is expected until it is chosen. */
  readonly parcel?: number;
  readonly restMissing?: boolean;
}
const EMPTY: Draft = { parcels: '', weightKg: '', seals: '', location: '', pieces: {} };

export type Receipt = ReturnType<typeof useReceipt>;

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** Holds what the dock counts of a parcel and its photos, and records it. */
export function useReceipt(props: DeskMoveProps) {
  const { order } = props;
  const t = useTranslator('operator');
  const [draft, setDraft, forget] = useDraft(`ops-receive:${order.id}`, EMPTY);
  const photos = useUploads(fileUpload, t('upload.failed'));
  const place = placeAmong(order.inbound, draft.parcel ?? null);
  const restMissing = draft.restMissing ?? false;
  const countOf = (line: OrderLine) => draft.pieces[line.id] ?? '';
  const input = {
    id: order.id,
    version: order.version,
    parcels: numberOf(draft.parcels),
    weightKg: draft.weightKg,
    seals: draft.seals,
    location: draft.location,
    parcel: place,
    photos: photos.answers.map((file) => file.url),
    lines: order.lines.map((line) => ({ lineId: line.id, pieces: numberOf(countOf(line)) })),
  };
  const violations = needed(validateInput(receiveOrder, input), {
    parcels: draft.parcels,
    weightKg: draft.weightKg,
    ...Object.fromEntries(
      order.lines.map((line, index) => [`lines.${index}.pieces`, countOf(line)]),
    ),
  });
  const form = useForm(input, violations);
  const { closes, busy, take } = useReceiveMove(props, {
    restMissing,
    place,
    onDone: () => {
      forget();
      photos.clear();
    },
    refuse: form.refuse,
  });
  return {
    ...{ draft, photos, place, restMissing, form, closes, busy, countOf },
    set: (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change })),
    submit: () => take(input),
    /** The parcel as its sender announced it. */
    sent: order.inbound?.parcels[place],
    /** A line was counted otherwise than expected. */
    hasDifference: order.lines.some((line) => {
      const counted = countOf(line);
      return counted !== '' && Number(counted) !== expectedPieces(order, line, place);
    }),
  };
}

/**
 * Returns the pieces that its sender put into a parcel; where it did not say, those still to come of
 * the pieces that it sent, or of the ordered quantity.
 */
export function expectedPieces({ inbound }: OrderView, line: OrderLine, place: number): number {
  const declared = inbound?.parcels[place]?.declared;
  if (declared) return declared.find(({ lineId }) => lineId === line.id)?.pieces ?? 0;
  return (line.pieces?.shipped ?? line.quantity) - (line.pieces?.received ?? 0);
}
