import type { Bound } from '#server/kit/bind.ts';
import { stockCalls } from './calls.ts';

/** Puts the slice together. */
export function inventorySlice(): { readonly calls: readonly Bound[] } {
  return { calls: stockCalls() };
}
