import { z } from 'zod';
import {
  CountryCode,
  EmailCode,
  FileUrl,
  Instant,
  Mpn,
  needed,
  RecordVersion,
  text,
} from '../fields.ts';
import { ClaimedPaging } from '../operator/schemas.ts';
import { Nothing, pageOf } from '../response-schemas.ts';
import { addressChangeStates } from './change-machine.ts';
import { settlementStates } from './table.ts';

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
  landlineAreaCode: z.string().trim().max(10).default(''),
  landline: z.string().trim().max(20).default(''),
  skype: text(80).default(''),
  whatsapp: text(80).default(''),
  line: text(80).default(''),
  contactName: text(80).default(''),
  mobileAreaCode: z.string().trim().max(6).default('86'),
  mobile: z.string().trim().max(20).default(''),
  platform: text(80).default(''),
  /** Three product models for verification. */
  models: z.array(Mpn).max(3).default([]),
});

export type SellerCompany = z.infer<typeof SellerCompany>;

const Change = z.object({ field: z.string(), note: z.string() });

/** The steps of a settlement; `change` is an address, a contact or a mobile that changed later. */
const StepEvent = z.enum(['submit', 'pass', 'reject', 'change']);

/** A step of a settlement's review as its seller sees it: sent in, sent back or passed. */
const ReviewStep = z.object({
  event: StepEvent,
  at: Instant,
  changes: z.array(Change),
});

/** A settlement as its seller sees it. */
export const Audit = z.object({
  state: SettlementState,
  version: z.number().int(),
  /** The e-mail that is bound to the account. */
  email: z.string(),
  company: SellerCompany,
  /** The company's mobile number is the one that was verified by a code. */
  isMobileVerified: z.boolean(),
  /** Addresses at which a browser gets the pictures; empty where there is none. */
  links: z.object({ logo: z.string(), licencePhoto: z.string() }),
  /** Required fields that are still empty or wrong, by name; `phoneCode` where it is not verified. */
  missing: z.array(z.string()),
  submittedAt: Instant.nullable(),
  decidedAt: Instant.nullable(),
  /** The changes that a rejection asks for, per field. */
  changes: z.array(Change),
  /** Until when the review is due; null where it is not support's move. */
  dueAt: Instant.nullable(),
  /** All rounds of its review, the oldest first. */
  steps: z.array(ReviewStep),
  /** The outcome of each part number in the last decision; empty while a review is open. */
  modelResults: z.array(z.object({ model: z.string(), isAccepted: z.boolean(), note: z.string() })),
});

export type Audit = z.infer<typeof Audit>;

export const completeSeller = {
  /** With the version that was read: another tab's draft is not saved over. */
  input: SellerCompany.extend({ version: z.number().int() }),
  output: Audit,
};

const Mobile = {
  mobileAreaCode: z.string().trim().max(6),
  mobile: z.string().trim().max(20),
};

export const sendPhoneCode = {
  input: z.object(Mobile),
  output: z.object({ resendAfterS: z.number().int() }),
};

export const verifyPhone = {
  input: z.object({ ...Mobile, code: EmailCode }),
  output: Nothing,
};

export const submitSellerAudit = {
  input: z.object({ version: z.number().int() }),
  output: Audit,
};

export const sellerAudit = {
  input: Nothing,
  output: Audit,
};

/** The fields that a settled seller may propose to change. */
export const SellerContact = SellerCompany.pick({
  province: true,
  city: true,
  district: true,
  address: true,
  contactName: true,
  mobileAreaCode: true,
  mobile: true,
});

export type SellerContact = z.infer<typeof SellerContact>;

/** A proposal of another address, contact and mobile, with what stood there when it was made. */
export const AddressChange = z.object({
  id: z.string(),
  state: z.enum(addressChangeStates),
  version: z.number().int(),
  before: SellerContact,
  after: SellerContact,
  /** Why support rejected it; empty where it did not. */
  reason: z.string(),
  proposedAt: Instant,
  /** When it was passed, rejected or withdrawn; null while it waits. */
  endedAt: Instant.nullable(),
  /** Until when support decides; null once it has ended. */
  dueAt: Instant.nullable(),
});

export type AddressChange = z.infer<typeof AddressChange>;

export const addressChangeList = {
  input: Nothing,
  output: z.object({
    /** The latest proposals of the caller, the newest first: at most one of them waits. */
    list: z.array(AddressChange),
    /** The mobile number that the account verified last, `+8613800138000`; empty for none. */
    verifiedPhone: z.string(),
  }),
};

export const addressChangePropose = {
  /** With the version of the settlement that was read. */
  input: z.object({
    province: needed(80),
    city: needed(80),
    district: text(80).default(''),
    address: needed(300),
    contactName: needed(80),
    ...Mobile,
    version: z.number().int(),
  }),
  output: AddressChange,
};

export const addressChangeWithdraw = {
  input: RecordVersion,
  output: AddressChange,
};

/** A settlement as its reviewer sees it. */
export const Review = Audit.extend({
  accountId: z.string(),
  /** The reader's own company: a colleague decides. */
  staffIsParty: z.boolean(),
  /** Why it was settled without a deposit; empty where it was settled with one. */
  depositWaiver: z.string(),
  /** Fields that differ from what was sent in before; empty at the first time. */
  changed: z.array(z.string()),
  /** The automatic checks; the decision stays with the reviewer. */
  checks: z.object({
    /** Null where the company is not of mainland China and has no such code. */
    creditCode: z.boolean().nullable(),
    mobile: z.boolean(),
    mobileVerified: z.boolean(),
    website: z.boolean(),
    models: z.array(z.object({ model: z.string(), known: z.boolean() })),
    /** Other settlements, sent in or passed, with the same credit code. */
    sameCreditCode: z.number().int(),
    /** An integrity deposit of it is held: without one it is settled by a waiver only. */
    deposit: z.boolean(),
  }),
  /** Its latest proposals of another address, the newest first. */
  addressChanges: z.array(AddressChange),
  history: z.array(
    z.object({
      event: StepEvent,
      at: Instant,
      by: z.string(),
      changes: z.array(Change),
    }),
  ),
});

export type Review = z.infer<typeof Review>;

export const opsSettlementList = {
  input: ClaimedPaging.extend({
    state: SettlementState.optional(),
    /** Only sellers whose proposal of another address waits. */
    hasOpenChange: z.boolean().optional(),
  }),
  output: pageOf(Review),
};

export const opsSettlementOne = {
  input: z.object({ accountId: z.uuid() }),
  output: Review,
};

export const opsSettlementPass = {
  input: z.object({
    accountId: z.uuid(),
    version: z.number().int(),
    depositWaiver: text(200).default(''),
  }),
  output: Review,
};

export const opsSettlementReject = {
  input: z.object({
    accountId: z.uuid(),
    version: z.number().int(),
    changes: z.array(z.object({ field: needed(60), note: needed(500) })).min(1, 'needed'),
  }),
  output: Review,
};

export const opsAddressChangePass = {
  input: RecordVersion,
  output: Review,
};

export const opsAddressChangeReject = {
  input: RecordVersion.extend({ reason: needed(500) }),
  output: Review,
};
