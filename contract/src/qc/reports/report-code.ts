/** The code of a report as it is printed: eight signs, with or without the hyphen. */
export const reportCodeForm = /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/;

/** The number of a report: `TR-261117-0932`. */
export const reportNoExample = 'TR-261117-0932';
export const reportNoForm = /^TR-\d{6}-\d{1,10}$/;

/** Returns a code as it is stored, from a code as it was typed: upper case without the hyphen. */
export const typedCode = (text: string): string => text.trim().toUpperCase().replaceAll('-', '');

/** Returns a code as it is printed: XXXX-XXXX. */
export const printedCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Returns whether texts can be the number and the code of a report, however they were typed. */
export const isReportKey = ({
  no,
  code,
}: {
  readonly no: string;
  readonly code: string;
}): boolean =>
  reportNoForm.test(no.trim().toUpperCase()) && reportCodeForm.test(code.trim().toUpperCase());

/** Returns the address of a report's public check: /v/TR-261117-0932/7K4M-Q2XD. */
export const verifyPath = ({ no, code }: { readonly no: string; readonly code: string }): string =>
  `/v/${no.trim().toUpperCase()}/${printedCode(typedCode(code))}`;
