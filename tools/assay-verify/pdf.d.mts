import type { Finding, Published } from './report.d.mts';

export function isPdf(bytes: Uint8Array): boolean;
export function verifyPdf(bytes: Buffer, published: readonly (string | Published)[]): Finding;
