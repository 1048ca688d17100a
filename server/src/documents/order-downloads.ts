import type { DocumentKind } from '#contract/documents/schemas.ts';
import type { Language } from '#contract/option-schemas.ts';
import { type DownloadPlace, downloadLink } from '#server/sheets/public.ts';
import type { DocumentsDeps } from './deps.ts';

/** A download as its address says it. */
export interface Download {
  readonly orderId: string;
  readonly accountId: string;
  readonly kind: DocumentKind | 'evidence';
  readonly lang: Language;
}

export const placeOf = ({ secret }: DocumentsDeps): DownloadPlace => ({
  path: '/order-documents',
  secret,
});

/** Returns the address of a document of an order. */
export const orderDownload = (deps: DocumentsDeps, download: Download, now: Date): string =>
  downloadLink(placeOf(deps), download, now);
