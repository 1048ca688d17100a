import type { Slug } from '../content/slug-schemas.ts';

/** The information pages that members accept: each change is a version that two people make. */
export const legalDocuments = [
  'terms-of-service',
  'privacy-notice',
] as const satisfies readonly Slug[];

export type LegalDocument = (typeof legalDocuments)[number];

/** Returns whether a page is one that members accept. */
export const isLegalDocument = (slug: string): slug is LegalDocument =>
  (legalDocuments as readonly string[]).includes(slug);

/** Days between the approval of a version and the day it applies from (terms of service, 21.1). */
export const LEGAL_NOTICE_DAYS = 15;

/** A version applies within a year: what is planned later is drafted later. */
export const LEGAL_AHEAD_DAYS = 365;

export const LEGAL_CHANGES_MAX = 2000;
