import { useSyncExternalStore } from 'react';

/** An offer of part search that an enquiry is to be sent to. */
export interface SelectedOffer {
  /** The stock line. */
  readonly id: string;
  readonly mpn: string;
  readonly manufacturer: string;
  readonly sellerName: string;
  /** Pieces that the reader needs, where they have said so. */
  readonly quantity: number | null;
  /** The offer as the reader saw it; absent where it was chosen before it was noted. */
  readonly snapshot?: OfferSnapshot;
}

/** Price, stock and date code of an offer when it was chosen. */
export interface OfferSnapshot {
  /** USD a piece; null where the seller wants to be asked. */
  readonly unitPrice: string | null;
  readonly stock: number;
  readonly dateCode: string;
}

const KEY = 'asked-offers';
const MOST = 200;
const NONE: readonly SelectedOffer[] = [];

let known: readonly SelectedOffer[] | null = null;
const listeners = new Set<() => void>();

function read(): readonly SelectedOffer[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as readonly SelectedOffer[];
  } catch {
    return NONE;
  }
}

const current = (): readonly SelectedOffer[] => {
  known ??= read();
  return known;
};

function write(next: readonly SelectedOffer[]): void {
  known = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // They then last as long as the page.
  }
  for (const onChange of listeners) onChange();
}

function watch(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** The offers chosen in part search, kept in this tab until the enquiry is sent. */
export const useSelectedOffers = (): readonly SelectedOffer[] =>
  useSyncExternalStore(watch, current, () => NONE);

/** Chooses an offer, or lets it go. */
export function selectOffer(offer: SelectedOffer, on: boolean): void {
  const rest = current().filter((one) => one.id !== offer.id);
  write(on ? [...rest, offer].slice(-MOST) : rest);
}

/** Says how many pieces of each chosen offer are needed. */
export const setRequestedQuantity = (quantity: number | null): void =>
  write(current().map((offer) => ({ ...offer, quantity })));

export const forgetOffers = (): void => write(NONE);
