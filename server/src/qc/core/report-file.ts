import { z } from 'zod';
import { ReportValue } from './report.ts';

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

/** The text of the file: `report` is what was signed, in whatever form its canonical JSON takes. */
export function reportFile(
  parts: { readonly report: ReportValue } & Omit<ReportFile, 'format' | 'report'>,
): string {
  const { report, ...proof } = parts;
  return `${JSON.stringify({ format, ...proof, report: ReportValue.parse(report) }, null, 2)}\n`;
}
