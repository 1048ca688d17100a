/** The verdict on a report: genuine, not genuine, or its signer is not known. */
export type Verdict = 'genuine' | 'notGenuine' | 'unknown';

/** The verdict on a file, and the lines to print. */
export interface Finding {
  readonly verdict: Verdict;
  readonly lines: readonly string[];
  /** The number of the report of a PDF. */
  readonly no?: string;
  /** Where later news of the file is told; set where its holder is to ask. */
  readonly ask?: string;
}

/** A key that the market published, and when it was retired; null while it is in force. */
export interface Published {
  readonly publicKey: string;
  readonly until: string | null;
}

export function endOf(verdict: Verdict): string;
export function canonicalJson(value: unknown): string;
export function verifyReportFile(text: string, published: readonly (string | Published)[]): Finding;
export function publishedKeys(base: string): Promise<Published[]>;
export function statusLine(base: string, text: string): Promise<string>;
