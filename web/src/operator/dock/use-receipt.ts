import { useState } from 'react';
import { type DecodedLabel, decodeLabel, type LabelFields } from '#contract/dock/label.ts';
import { fileUpload } from '#contract/files/calls.ts';
import type { PackageSeals } from '#contract/orders/parcels/dock-schemas.ts';
import { receiveOrder } from '#contract/orders/staff-calls.ts';
import { needed } from '#web/api/needed.ts';
import { useForm, validateInput } from '#web/api/use-form.ts';
import { useUploads } from '#web/api/use-uploads.ts';
import { type Dictionaries, type Translator, useTranslator } from '#web/i18n/translator.ts';
import { placeAmong } from '#web/order-parts/parcels/ParcelSelect.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { usePhonePhotos } from '#web/widgets/handoff/use-phone-photos.ts';
import type { DeskMoveProps } from '../order/move/use-desk-move.ts';
import { useReceiveMove } from '../order/move/use-receive-move.ts';
import { afterLabel, countedOf, expectedOf, isWhole, type Pack, type PackDraft } from './packs.ts';

interface Draft {
  readonly packs: readonly Pack[];
  readonly current: PackDraft | null;
  readonly parcels: string;
  readonly weightKg: string;
  readonly seals: Partial<PackageSeals>;
  readonly remarks: string;
  readonly location: string;
}
const EMPTY: Draft = {
  packs: [],
  current: null,
  parcels: '',
  weightKg: '',
  seals: {},
  remarks: '',
  location: '',
};

/** A sentence about the label that was read last. */
export interface Said {
  readonly tone: 'pass' | 'wait' | 'fail';
  readonly text: string;
}

const withPack = (packs: readonly Pack[], pack: PackDraft): readonly Pack[] => [
  ...packs,
  {
    key: (packs.at(-1)?.key ?? 0) + 1,
    lineId: pack.lineId,
    dateCode: pack.dateCode.trim(),
    lotCode: pack.lotCode.trim(),
    pieces: Number(pack.pieces),
    labeled: pack.labeled,
  },
];

const numberOf = (text: string): number => (text === '' ? Number.NaN : Number(text));

/** Returns the draft with its current pack among the others. */
const withCurrentPack = (draft: Draft): Draft =>
  draft.current === null
    ? draft
    : { ...draft, packs: withPack(draft.packs, draft.current), current: null };

/** Returns the draft without the last pack of a lot, and without the current one if none matches. */
function withoutLot(draft: Draft, lot: Pick<Pack, 'lineId' | 'dateCode' | 'lotCode'>): Draft {
  const last = draft.packs.findLast(
    (pack) =>
      pack.lineId === lot.lineId &&
      pack.dateCode.toUpperCase() === lot.dateCode.toUpperCase() &&
      pack.lotCode.toUpperCase() === lot.lotCode.toUpperCase(),
  );
  return {
    ...draft,
    ...(last === undefined ? { current: null } : {}),
    packs: draft.packs.filter((pack) => pack !== last),
  };
}

/** Returns the parts of the call's input that come from the draft alone. */
function inputOf({ parcels, weightKg, seals, remarks, location }: Draft) {
  const { tape, bag, card } = seals;
  const isSealed = tape !== undefined && bag !== undefined && card !== undefined;
  return {
    parcels: numberOf(parcels),
    weightKg,
    seals: remarks,
    location,
    packageSeals: isSealed ? { tape, bag, card } : null,
  };
}

const withShelf = (draft: Draft, { shelf = '' }: LabelFields): Draft => ({
  ...draft,
  location: shelf,
});

/** Reads a label of a maker into the pack at hand; a pack that is whole before it is put aside. */
function withLabel(
  draft: Draft,
  label: DecodedLabel,
  lines: Parameters<typeof afterLabel>[2],
): Draft {
  const { current, before } = afterLabel(draft.current, label, lines);
  const packs = before !== null && isWhole(before) ? withPack(draft.packs, before) : draft.packs;
  return { ...draft, current, packs };
}

/** Returns the sentence about a label of ours: of a shelf, of this order, or of another. */
function sentenceOf(
  { shelf, ownNo = '' }: LabelFields,
  orderNo: string,
  t: Translator<Dictionaries['operator/dock']>,
): Said {
  if (shelf !== undefined) return { tone: 'pass', text: t('scan.shelf', { location: shelf }) };
  return ownNo === orderNo
    ? { tone: 'pass', text: t('scan.own') }
    : { tone: 'fail', text: t('scan.other', { no: ownNo }) };
}

/** A receipt as it is made: packs that labels say, what else is written down, and the act itself. */
export function useReceipt({ parcel, ...props }: DeskMoveProps & { parcel: number | null }) {
  const { order } = props;
  const t = useTranslator('operator/dock');
  const words = useTranslator('operator');
  const [draft, setDraft, forget] = useDraft(`dock-receive:${order.id}`, EMPTY);
  const [said, setSaid] = useState<Said | null>(null);
  const photos = useUploads(fileUpload, words('upload.failed'));
  const phone = usePhonePhotos({ kind: 'parcel', id: order.id });
  const lines = order.lines.map(expectedOf);
  const packs =
    draft.current !== null && isWhole(draft.current)
      ? withPack(draft.packs, draft.current)
      : draft.packs;
  const place = placeAmong(order.inbound, parcel);
  // It closes the count, so that it is said anew at each parcel.
  const [restMissing, setRestMissing] = useState(false);
  const more = {
    parcel: place,
    ...inputOf(draft),
    photos: [...photos.answers, ...phone.photos].map(({ url }) => url),
    lines: order.lines.map(({ id }) => ({ lineId: id, pieces: countedOf(packs, id) })),
    packs: packs.map(({ key: _, ...pack }) => pack),
  };
  const input = { id: order.id, version: order.version, ...more };
  const form = useForm(
    input,
    needed(validateInput(receiveOrder, input), {
      parcels: draft.parcels,
      weightKg: draft.weightKg,
    }),
  );
  const move = useReceiveMove(props, {
    restMissing,
    place,
    onDone: () => {
      forget();
      photos.clear();
      phone.forget();
    },
    refuse: form.refuse,
  });
  const readLabel = (text: string) => {
    const label = decodeLabel(text, { parts: order.lines.map(({ mpn }) => mpn) });
    if (!label.ok) {
      const facts = { identifier: label.identifier ?? '' };
      return setSaid({ tone: 'fail', text: t(`refused.${label.reason}`, facts) });
    }
    if (label.form === 'shelf') setDraft((before) => withShelf(before, label.fields));
    if (label.form === 'shelf' || label.form === 'own') {
      return setSaid(sentenceOf(label.fields, order.no, t));
    }
    setSaid(null);
    setDraft((before) => withLabel(before, label, lines));
  };
  return {
    draft,
    /** All packs, the one at hand among them once it has a line and pieces. */
    packs,
    said,
    photos,
    phone,
    form,
    place,
    restMissing,
    setRestMissing,
    busy: move.busy,
    readLabel,
    // Over the newest draft: a label may be read between a drawing and a press.
    set: (facts: Partial<Draft>) => setDraft((before) => ({ ...before, ...facts })),
    add: () => setDraft(withCurrentPack),
    remove: (lot: Pick<Pack, 'lineId' | 'dateCode' | 'lotCode'>) =>
      setDraft((before) => withoutLot(before, lot)),
    receive: () => {
      if (packs.length === 0) setSaid({ tone: 'fail', text: t('receive.nothing') });
      else if (form.ready()) move.take(more);
    },
  };
}
