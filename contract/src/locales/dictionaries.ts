import type { FailureCode } from '../failures.ts';
import type { Language } from '../option-schemas.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { ru } from './ru.ts';
import { zh } from './zh.ts';

/** Sentences that server and browser both say: of declared failures and of refused fields. */
export interface Sentences {
  readonly fails: Readonly<Record<FailureCode | 'fault', string>>;
  readonly fields: FieldTexts;
}

/** Keys that schemas give as their messages. */
export const fieldKeys = [
  'needed',
  'placeholder',
  'shelf',
  'tooLong',
  'invalid',
  'agree',
  'emailEmpty',
  'email',
  'code',
  'passwordEmpty',
  'passwordLength',
  'passwordMix',
  'staffPassword',
  'passwordDiffers',
  'modelEmpty',
  'modelLong',
  'moqAbove',
  'modelChinese',
  'quantityEmpty',
  'quantity',
  'measuredNumber',
  'limitNumber',
  'amount',
  'amountZero',
  'amountMax',
  'unitPrice',
  'country',
  'company',
  'identity',
  'twoChecks',
  'recoveryCode',
  'username',
  'dateCode',
  'file',
  'trackingNo',
  'trackingCheck',
  'trackingTwice',
  'weight',
  'reportCode',
  'reportNo',
  'creditCode',
  'mobile',
  'landline',
  'phoneCode',
  'sample',
  'proof',
  'models',
  'website',
  'licence',
  'orderNo',
  'orderNotYours',
  'deliveredEarly',
  'deliveredFuture',
  'deliveredLongAgo',
  'sentEarly',
  'sentLate',
  'shipmentSame',
  'authorContact',
  'caseSeller',
  'freightAccount',
  'freightUnknown',
  'sampleFixed',
  'priceFixed',
  'postcode',
  'tooMany',
  'duns',
  'phone',
  'recipient',
  'priceBreaks',
  'percent',
  'exchangeRate',
  'feePercent',
  'bankCharge',
  'rateDays',
  'dayTwice',
  'loadCount',
  'clock',
  'clockOrder',
  'windowMinutes',
  'dayPassed',
  'dayAlready',
  'dayStays',
  'temperature',
  'humidity',
  'packsOpened',
  'carrierName',
  'carrierKey',
  'carrierTwice',
  'carrierStays',
  'carrierOne',
  'carrierUnknown',
  'carrierClosed',
  'trackingAddress',
  'reference',
  'date',
  'dateOrder',
  'bankIban',
  'bankBic',
  'bankCnaps',
  'bankRouting',
  'bankNumber',
  'bankHolder',
  'bankCountry',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

/** Sentences of refused fields. They are the ones that a browser fetches. */
export type FieldTexts = Readonly<Record<FieldKey, string>>;

const sentences: Record<Language, Sentences> = { zh, en, es, fr, ru };

type Facts = Readonly<Record<string, string | number | boolean>>;

const fill = (text: string, facts: Facts) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/** The sentence of a declared failure (or of a fault) in a language. */
export const failureText = (
  lang: Language,
  code: FailureCode | 'fault',
  facts: Facts = {},
): string => fill(sentences[lang].fails[code], facts);

const isFieldKey = (key: string): key is FieldKey => fieldKeys.some((known) => known === key);

/** The sentence of a refused field; a message that is no key says only that the field is wrong. */
export const fieldText = (lang: Language, key: string): string =>
  sentences[lang].fields[isFieldKey(key) ? key : 'invalid'];
