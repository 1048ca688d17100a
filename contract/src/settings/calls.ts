import { z } from 'zod';
import { ApprovalEvent } from '../approvals/calls.ts';
import { anyone, command, parties, query } from '../call.ts';
import { Id, Instant, needed } from '../fields.ts';
import { Currency } from '../money.ts';
import { permissions } from '../permissions.ts';
import { Nothing, Paging, pageOf } from '../response.ts';
import { ProviderAccount, SettingKey, settingShapes } from './settings.ts';

/** The fields of a setting, each as text. */
const Value = z.record(z.string(), z.string());

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
  proposal: z
    .object({
      id: Id,
      version: z.number().int(),
      value: Value,
      reason: z.string(),
      requestedBy: z.string(),
      requestedAt: Instant,
      expiresAt: Instant,
      /** Describes what the reader may do with it now. */
      events: z.array(ApprovalEvent),
    })
    .nullable(),
});
export type Setting = z.infer<typeof Setting>;

const finance = permissions.settingProposals;

/** Every setting with what it says now. */
export const opsSettingList = query({
  path: '/ops/setting/list',
  callers: permissions.settings,
  input: z.object({}),
  output: z.object({ list: z.array(Setting) }),
});

/** Describes what a setting said, the newest first. */
export const opsSettingHistory = query({
  path: '/ops/setting/history',
  callers: permissions.settings,
  input: Paging.extend({ key: SettingKey }),
  output: pageOf(SettingEntry),
});

const proposed = <K extends SettingKey>(key: K) =>
  z.object({
    key: z.literal(key),
    /** The version that the change is made to; 0 where there is none. */
    version: z.number().int().min(0),
    value: settingShapes[key],
    reason: needed(500),
  });

/**
 * Proposes what a setting is to say. It says so once a second person of finance has approved it by
 * `/ops/approval/approve`.
 */
export const opsSettingPropose = command({
  path: '/ops/setting/propose',
  callers: finance,
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
  ]),
  output: Nothing,
  failures: ['setting.changed', 'setting.same', 'setting.limits', 'approval.open'],
});

/** Where a member transfers money in a currency to: recharges in USD, deposits in CNY. */
export const providerAccount = query({
  path: '/wallet/provider/account',
  callers: parties,
  input: z.object({ currency: Currency }),
  output: ProviderAccount,
});

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

/** Returns the fees of now, as public pages state them; an order keeps those it was placed with. */
export const currentFees = query({
  path: '/setting/fees',
  callers: anyone,
  input: Nothing,
  output: Fees,
});

/** The number of each desk, as it is shown. */
export const Phones = z.object({
  shenzhen: z.string(),
  sales: z.string(),
  sellers: z.string(),
  lab: z.string(),
});

/** Returns the numbers to call, as every page shows them. */
export const currentPhones = query({
  path: '/setting/phones',
  callers: anyone,
  input: Nothing,
  output: Phones,
});
