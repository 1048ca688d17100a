import { z } from 'zod';
import { Id, Instant, text } from '../../fields.ts';
import { Condition, Packaging } from '../../option-schemas.ts';
import { languages } from '../../options.ts';
import { Nothing } from '../../response-schemas.ts';
import { testCodes } from '../terms.ts';
import { GoodsType, TestCode } from '../terms-schemas.ts';

const FIGURE_CHARS = 40;

/** A line as typed: its figures need not be figures yet. */
const DraftLine = z.object({
  key: z.number().int().min(0).max(1_000_000),
  mpn: text(80),
  manufacturer: text(120),
  quantity: text(FIGURE_CHARS),
  unitPrice: text(FIGURE_CHARS),
  condition: Condition,
  packaging: Packaging.or(z.literal('')),
  dateCode: text(10),
  warrantyDays: text(3),
});

/** The form of an agent order as typed: nothing has to be complete, all of it has a limit. */
export const AgentDraftContent = z.object({
  supplier: z.object({
    name: text(200),
    contact: text(80),
    email: text(254),
    lang: z.enum(languages).or(z.literal('')),
  }),
  lines: z.array(DraftLine).max(50, 'tooMany'),
  goodsType: GoodsType,
  /** Null as long as the recommendation for the goods type is taken. */
  tests: z.array(TestCode).max(testCodes.length).nullable(),
  shipTo: z.object({
    name: text(80),
    company: text(200),
    country: text(2),
    address: text(300),
    city: text(80),
    postcode: text(20),
    phone: text(30),
    carrier: text(40),
    freightAccount: text(40),
  }),
  invoice: text(500),
  note: text(),
});

export type AgentDraftContent = z.infer<typeof AgentDraftContent>;

const Saved = z.object({ version: z.number().int(), changedAt: Instant });

/** A draft in a list. */
export const AgentDraftRow = Saved.extend({
  id: Id,
  supplier: z.string(),
  lines: z.number().int(),
  /** Part number of the first line; empty where none is typed. */
  mpn: z.string(),
  /** The day after which it is removed, where it is not changed. */
  expiresAt: Instant,
});

export type AgentDraftRow = z.infer<typeof AgentDraftRow>;

export const agentDraftList = {
  input: z.object({}),
  output: z.object({ list: z.array(AgentDraftRow) }),
};

export const agentDraftOne = {
  input: z.object({ id: Id }),
  output: Saved.extend({ id: Id, content: AgentDraftContent }),
};

export const agentDraftSave = {
  input: z.object({ id: Id, version: z.number().int().min(0), content: AgentDraftContent }),
  output: Saved,
};

export const agentDraftDelete = { input: z.object({ id: Id }), output: Nothing };
