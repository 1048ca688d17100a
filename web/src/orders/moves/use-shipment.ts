import type { TypedParcel } from '#web/order-parts/parcels/NumberFields.tsx';
import { contentsOf, type TypedContents } from '#web/order-parts/parcels/ParcelContents.tsx';
import { useDraft } from '#web/ui/form/use-draft.ts';
import { useCarriers } from '#web/widgets/orders/use-carriers.ts';

interface Draft {
  /** The key of a carrier, or the name of another one; null for the first that is offered. */
  readonly carrier: string | null;
  readonly trackingNo: string;
  readonly asTyped?: boolean;
  /** Parcels that go with the first. */
  readonly moreParcels?: readonly TypedParcel[];
  /** Pieces of each of several parcels. */
  readonly contents?: TypedContents;
  /** Pieces as typed, by line; a line that is left out is sent as it is due. */
  readonly pieces: Readonly<Record<string, string>>;
}
const EMPTY: Draft = { carrier: null, trackingNo: '', pieces: {} };

/** A line of the order with the pieces that are due. */
export interface ShippedLine {
  readonly id: string;
  readonly mpn: string;
  readonly pieces: number;
}

export type Shipment = ReturnType<typeof useShipment>;

/** Holds a shipment of the seller to the dock as typed, in a draft of the key given. */
export function useShipment(key: string, lines: readonly ShippedLine[]) {
  const [draft, setDraft, forget] = useDraft(key, EMPTY);
  const { first } = useCarriers();
  const moreParcels = draft.moreParcels ?? [];
  const typedContents = draft.contents ?? [];
  const parcels = moreParcels.length + 1;
  const isOne = parcels === 1;
  const contents = isOne ? [] : contentsOf(lines, { typed: typedContents, parcels });
  const typedPieces = ({ id, pieces }: ShippedLine) => draft.pieces[id] ?? `${pieces}`;
  return {
    lines,
    typedContents,
    parcels,
    typedPieces,
    forget,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    changePieces: (id: string, text: string) =>
      setDraft((before) => ({ ...before, pieces: { ...before.pieces, [id]: text } })),
    /** The pieces of each line of a single parcel; those of several stand in their contents. */
    single: isOne
      ? lines.map((line) => ({ lineId: line.id, pieces: Number(typedPieces(line)) }))
      : [],
    /** The part of the input that says how the goods are sent. */
    sent: {
      carrier: draft.carrier ?? first('inland'),
      trackingNo: draft.trackingNo,
      asTyped: draft.asTyped ?? false,
      moreParcels: [...moreParcels],
      contents,
    },
  };
}
