import { text } from '../../fields.ts';
import { isAmbiguous, isLimit } from './limits.ts';

/** A measured value as typed: words are allowed, a number that two people read as two is not. */
export const MeasuredValue = text(40).refine((value) => !isAmbiguous(value), 'measuredNumber');

/** A limit as typed: a number alone, or nothing; other texts would be compared with nothing. */
export const LimitText = text(40).refine(isLimit, 'limitNumber');
