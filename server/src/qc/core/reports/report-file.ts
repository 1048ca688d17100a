import { z } from 'zod';

const format = 'assay-report-1';

/** A report as it is downloaded: all that is needed to check it without the lab. */
export const ReportFile = z.object({
  format: z.literal(format),
  algorithm: z.string(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string(),
  publicKey: z.string(),
  report: z.record(z.string(), z.json()),
});
export type ReportFile = z.infer<typeof ReportFile>;

/**
 * Returns the text of the file. `report` is exactly what was signed: fields that reports got later
 * are not added to older ones.
 */
export function reportFile(
  parts: { readonly canonical: string } & Omit<ReportFile, 'format' | 'report'>,
): string {
  const { canonical, ...proof } = parts;
  return `${JSON.stringify({ format, ...proof, report: JSON.parse(canonical) }, null, 2)}\n`;
}
