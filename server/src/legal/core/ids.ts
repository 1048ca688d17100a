import { type LegalDocument, legalDocuments } from '#contract/legal/documents.ts';

/** Documents have no row of their own to be named by: requests for approval name these ids. */
export const documentIds: Readonly<Record<LegalDocument, string>> = {
  'terms-of-service': '0193c000-0000-7000-8000-000000000101',
  'privacy-notice': '0193c000-0000-7000-8000-000000000102',
};

/** Returns the document that an id stands for; null where there is none. */
export const documentOfId = (id: string): LegalDocument | null =>
  legalDocuments.find((one) => documentIds[one] === id) ?? null;
