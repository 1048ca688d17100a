import { useMemo } from 'react';
import {
  builtInCarriers,
  type CarrierLeg,
  carrierName,
  offeredCarriers,
  trackingPage,
} from '#contract/settings/carriers.ts';
import { currentCarriers } from '#contract/settings/public-calls.ts';
import type { CarrierEntry } from '#contract/settings/setting-schemas.ts';
import { useCallQuery } from '#web/api/hooks.ts';
import { useLanguage } from '#web/i18n/translator.ts';

/** The carriers of parcels as two people of finance have set them. */
export interface Carriers {
  /** Those that forms offer on a way. */
  offered(leg: CarrierLeg): readonly CarrierEntry[];
  /** The key of the first one offered on a way. */
  first(leg: CarrierLeg): string;
  /** Whether the list has a key, offered or not. */
  isKnown(carrier: string): boolean;
  /** Its name in the reader's language; that of one that was typed as it is. */
  nameOf(carrier: string): string;
  /** The carrier's page of a parcel; null where it has none. */
  pageOf(parcel: { readonly carrier: string; readonly trackingNo: string }): string | null;
}

/** Returns the carriers of now; those of the product until they are there. */
export function useCarriers(): Carriers {
  const lang = useLanguage();
  const read = useCallQuery(currentCarriers, {}, { quiet: true }).data;
  return useMemo(() => {
    const list = read?.list ?? builtInCarriers;
    return {
      offered: (leg) => offeredCarriers(list, leg),
      first: (leg) => offeredCarriers(list, leg)[0]?.key ?? '',
      isKnown: (carrier) => list.some(({ key }) => key === carrier),
      nameOf: (carrier) => carrierName(list, carrier, lang),
      pageOf: (parcel) => trackingPage(list, parcel),
    };
  }, [read, lang]);
}
