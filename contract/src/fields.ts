import { z } from 'zod';
import { limits } from './limits.ts';
import { EMAIL_MAX, emailShape } from './shapes.ts';

/**
 * Fields that many calls share. A schema's message is a word key (`field.<key>`), which the server
 * renders in the caller's language and the form renders in the reader's.
 */
export const Id = z.uuid();

/** A record, and the version of it that the caller read: a change since then is refused. */
export const RecordVersion = z.object({ id: Id, version: z.number().int() });

export const Instant = z.string();

/** An e-mail address, kept in lower case. */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'emailEmpty')
  .max(EMAIL_MAX, 'email')
  .regex(emailShape, 'email');

export const EmailCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'code');

export const Password = z
  .string()
  .min(limits.passwordMin, 'passwordLength')
  .max(limits.passwordMax, 'passwordLength')
  .regex(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z\d]+$/, 'passwordMix');

/** A password of staff. All characters are allowed; it is too long to be guessed. */
export const StaffPassword = z
  .string()
  .min(limits.staffPasswordMin, 'staffPassword')
  .max(limits.staffPasswordMax, 'staffPassword');

const CJK = /\p{Script=Han}/u;
const INVISIBLE = /[\p{Cf}\p{Cc}\u00a0\u3000]/gu;

/** A part number as kept (domain section 3): trimmed, invisible characters removed, upper case. */
export const Mpn = z
  .string()
  .transform((text) => text.replace(INVISIBLE, ' ').trim().toUpperCase())
  .pipe(
    z
      .string()
      .min(1, 'modelEmpty')
      .max(80, 'modelLong')
      .refine((text) => !CJK.test(text), 'modelChinese')
      .refine((text) => /[\p{L}\p{N}]/u.test(text), 'modelEmpty'),
  );

/** A whole number of pieces above zero. */
export const Quantity = z
  .number('quantity')
  .int('quantity')
  .min(1, 'quantity')
  .max(2_000_000_000, 'quantity');

/** Quantity as typed: a positive integer without a leading zero. */
export const QuantityText = z
  .string()
  .trim()
  .min(1, 'quantityEmpty')
  .regex(/^[1-9]\d{0,9}$/, 'quantity')
  .transform(Number)
  .pipe(Quantity);

/** A number of pieces as typed, or as a program knows it: a fault has the same reason for both. */
export const Count = z
  .union([z.string(), z.number()], 'quantity')
  .transform(String)
  .pipe(QuantityText);

export const text = (max: number = limits.textMax) => z.string().trim().max(max, 'tooLong');
export const needed = (max: number = 200) => text(max).min(1, 'needed');
export const CountryCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2}$/, 'country');

/** Date code of the maker: year and week, `2414`, or `2414+` for that week or later. */
export const DateCode = z
  .string()
  .trim()
  .regex(/^\d{2}(0[1-9]|[1-4]\d|5[0-3])\+?$/, 'dateCode');

/** A file that was uploaded before: its address as /file/upload returned it. */
export const FileUrl = z.string().regex(/^\/files\/[0-9a-f-]{36}$/, 'file');
