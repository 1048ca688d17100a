import { type MaskedField, maskedFields } from '#contract/access/masked-fields.ts';
import { isViewer } from './http/authorize-call.ts';
import type { Caller } from './request-context.ts';

const VISIBLE_END = 4;

const isMasked = (key: string): key is MaskedField => key in maskedFields;

function maskedValue(key: MaskedField, value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (maskedFields[key] === 'empty') return '';
  return value.length > VISIBLE_END ? `•••• ${value.slice(-VISIBLE_END)}` : '••••';
}

function maskPrivate(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskPrivate);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      isMasked(key) ? maskedValue(key, one) : maskPrivate(one),
    ]),
  );
}

/**
 * Returns an answer as a caller may see it: staff who look as a customer get numbers of bank
 * accounts by their end, and addresses of documents empty.
 */
export const maskFor = (caller: Caller, output: unknown): unknown =>
  isViewer(caller) ? maskPrivate(output) : output;
