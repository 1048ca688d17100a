import { z } from 'zod';
import { act, read } from '../call.ts';
import { CountryCode, FileUrl, Instant, Mpn, needed, text } from '../fields.ts';
import { Nothing, Paging, pageOf } from '../reply.ts';

export const settlementStates = ['draft', 'submitted', 'pass', 'rejected'] as const;
export const SettlementState = z.enum(settlementStates);
export type SettlementState = z.infer<typeof SettlementState>;

/** The company a seller settles in with (wallet document, section 3). A draft may be incomplete. */
export const SellerCompany = z.object({
  companyNameCn: text(200).default(''),
  companyNameEn: text(200).default(''),
  logo: z.union([FileUrl, z.literal('')]).default(''),
  creditCode: z.string().trim().toUpperCase().max(18, 'creditCode').default(''),
  licencePhoto: z.union([FileUrl, z.literal('')]).default(''),
  country: z.union([CountryCode, z.literal('')]).default('CN'),
  province: text(80).default(''),
  city: text(80).default(''),
  district: text(80).default(''),
  address: text(300).default(''),
  website: text(200).default(''),
  profile: text().default(''),
  mainProducts: text(500).default(''),
  contactName: text(80).default(''),
  mobileAreaCode: z.string().trim().max(6).default('86'),
  mobile: z.string().trim().max(20).default(''),
  platform: text(80).default(''),
  /** Three product models for verification. */
  models: z.array(Mpn).max(3).default([]),
});
export type SellerCompany = z.infer<typeof SellerCompany>;

const Audit = z.object({
  state: SettlementState,
  version: z.number().int(),
  company: SellerCompany,
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** What must be changed, per field, when rejected. */
  changes: z.array(z.object({ field: z.string(), note: z.string() })),
});

/** Saves the draft of the settlement; nothing is checked but sizes. */
export const completeSeller = act({
  path: '/seller/completeSeller',
  by: ['seller'],
  input: SellerCompany,
  output: Audit,
  fails: ['settlement.wrongState', 'file.unknown'],
});

/** Submits the saved draft for review; every required field is checked. */
export const submitSellerAudit = act({
  path: '/seller/submitSellerAudit',
  by: ['seller'],
  input: Nothing,
  output: Audit,
  fails: ['settlement.wrongState', 'settlement.creditCode'],
});

export const sellerAudit = read({
  path: '/seller/sellerAudit',
  by: ['seller'],
  input: Nothing,
  output: Audit,
});

const Review = Audit.extend({
  accountId: z.string(),
  email: z.string(),
  dueAt: Instant.nullable(),
});

export const opsSettlementList = read({
  path: '/ops/settlement/list',
  by: ['support', 'admin'],
  input: Paging.extend({ state: SettlementState.optional() }),
  output: pageOf(Review),
});

export const opsSettlementPass = act({
  path: '/ops/settlement/pass',
  by: ['support'],
  input: z.object({ accountId: z.uuid(), version: z.number().int() }),
  output: Review,
  fails: ['settlement.wrongState'],
});

export const opsSettlementReject = act({
  path: '/ops/settlement/reject',
  by: ['support'],
  input: z.object({
    accountId: z.uuid(),
    version: z.number().int(),
    changes: z.array(z.object({ field: needed(60), note: needed(500) })).min(1, 'needed'),
  }),
  output: Review,
  fails: ['settlement.wrongState'],
});
