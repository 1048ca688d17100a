import { z } from 'zod';
import { OpenApproval } from '../approvals/schemas.ts';
import { Instant, needed } from '../fields.ts';
import { Currency } from '../money-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { SettingEffect } from './effect-schemas.ts';
import { CarrierEntry, ProviderAccount, SettingKey, settingShapes } from './setting-schemas.ts';

/** The fields of a setting, each as text or as a list of rows of texts. */
const Value = z.record(
  z.string(),
  z.union([z.string(), z.array(z.record(z.string(), z.string()))]),
);

export type SettingFields = z.infer<typeof Value>;

/** Describes what a setting said from an instant on, and the two people who made it so. */
export const SettingEntry = z.object({
  /** 0 for what it says before anybody has changed it. */
  version: z.number().int(),
  value: Value,
  reason: z.string(),
  from: Instant.nullable(),
  proposedBy: z.string(),
  approvedBy: z.string(),
});

export type SettingEntry = z.infer<typeof SettingEntry>;

/** A setting as finance sees it; `current` is null where it says nothing yet. */
export const Setting = z.object({
  key: SettingKey,
  current: SettingEntry.nullable(),
  /** A change that waits for its second person. */
  proposal: OpenApproval.extend({
    value: Value,
    reason: z.string(),
    /** The effects as counted when it was proposed; null for a request of before these were kept. */
    counted: z.object({ countedAt: Instant, effects: z.array(SettingEffect) }).nullable(),
  }).nullable(),
});

export type Setting = z.infer<typeof Setting>;

export const opsSettingList = {
  input: z.object({}),
  output: z.object({ list: z.array(Setting) }),
};

export const opsSettingHistory = {
  input: Paging.extend({ key: SettingKey }),
  output: pageOf(SettingEntry),
};

const proposed = <K extends SettingKey>(key: K) =>
  z.object({
    key: z.literal(key),
    /** The version that the change is made to; 0 where there is none. */
    version: z.number().int().min(0),
    value: settingShapes[key],
    reason: needed(500),
  });

export const opsSettingPropose = {
  input: z.discriminatedUnion('key', [
    proposed('usdCny'),
    proposed('exchangeFee'),
    proposed('exchangeLimits'),
    proposed('rechargeTwoPeople'),
    proposed('rateDays'),
    proposed('commission'),
    proposed('cashLimits'),
    proposed('goodwill'),
    proposed('suspicion'),
    proposed('accountUsd'),
    proposed('accountCny'),
    proposed('dock'),
    proposed('phones'),
    proposed('workingDays'),
    proposed('carriers'),
    proposed('appointments'),
    proposed('bankCharges'),
  ]),
  output: Nothing,
};

export const providerAccount = {
  input: z.object({ currency: Currency }),
  output: ProviderAccount,
};

/** The fees that hold now, each in basis points (1/10,000) of its base (domain section 7). */
export const Fees = z.object({
  /** Of the goods that the buyer of a trade order keeps. */
  trade: z.number().int(),
  /** Of the goods that the buyer of an agent order keeps. */
  agent: z.number().int(),
  /** Of the USD sold in an exchange. */
  exchange: z.number().int(),
});

export type Fees = z.infer<typeof Fees>;

export const currentFees = {
  input: Nothing,
  output: Fees,
};

/** The number of each desk, as it is shown. */
export const Phones = z.object({
  shenzhen: z.string(),
  sales: z.string(),
  sellers: z.string(),
  lab: z.string(),
});

export const currentPhones = {
  input: Nothing,
  output: Phones,
};

export const currentCarriers = {
  input: Nothing,
  /** Those that are no longer offered as well: parcels name them. */
  output: z.object({ list: z.array(CarrierEntry) }),
};
