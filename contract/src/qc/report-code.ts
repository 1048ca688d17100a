/** What the code of a report looks like as it is printed: eight signs, with or without the hyphen. */
export const reportCodeForm = /^[A-Z0-9]{4}-?[A-Z0-9]{4}$/;

/** Whether a text can be the code of a report, however it was typed. */
export const isReportCode = (typed: string): boolean =>
  reportCodeForm.test(typed.trim().toUpperCase());
