import { isId } from '#contract/shapes.ts';
import { CallFailure } from '#web/api/failure.ts';

/** The id of an own page. */
export const OWN = '0';

/** An id as a call takes it; null where the address names nothing that could be there. */
export const readId = (text: string | undefined): string | null =>
  text !== undefined && (text === OWN || isId(text)) ? text : null;

/** Whether a failure says that the thing is not there. */
export const isNotFound = (error: Error | null): boolean =>
  error instanceof CallFailure && error.is('notFound');
