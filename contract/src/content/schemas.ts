import { z } from 'zod';
import { Id, Instant, needed, RecordVersion, text } from '../fields.ts';
import { Language } from '../option-schemas.ts';
import { Nothing, Paging, pageOf } from '../response-schemas.ts';
import { PublishTime } from '../revision-schemas.ts';
import {
  BlacklistCandidate,
  BlacklistDraft,
  BlacklistEntry,
  BlacklistNotice,
  BlacklistRow,
  RegisterProposal,
} from './blacklist-schemas.ts';
import { BlogPage, PageEdited, PageStatus, PageText } from './page-schemas.ts';
import { PopularCandidate, PopularPart, PopularPublished } from './popular-part-schemas.ts';
import { Slug } from './slug-schemas.ts';
import { blacklistStates } from './table.ts';

export const homeCounters = {
  input: Nothing,
  output: z.object({
    todayOrders: z.number().int(),
    qcOngoing: z.number().int(),
    receivedToday: z.number().int(),
    partners: z.number().int(),
    asOf: Instant,
  }),
};

/** Texts in the reader's language; a demonstration's own values are marked as such. */
export const currentOperator = {
  input: Nothing,
  output: z.object({
    /** The legal entity. */
    company: z.string(),
    /** Its licence number, in mainland China the unified social credit code. */
    licence: z.string(),
  }),
};

export const homeBlacklist = {
  input: Paging.extend({ keyword: z.string().trim().max(80).default('') }),
  output: pageOf(BlacklistRow),
};

export const homePopularParts = {
  input: Paging,
  output: pageOf(PopularPart),
};

export const blogOne = {
  /** `version` is for pages that members accept; the one in force where absent. */
  input: z.object({ slug: Slug, version: z.number().int().min(0).max(10_000).optional() }),
  output: BlogPage,
};

export const opsPageList = {
  input: Nothing,
  output: z.array(PageStatus),
};

const PageKey = z.object({ slug: Slug, lang: Language });

export const opsPageOne = {
  /** A revision to look at; the newest where absent. */
  input: PageKey.extend({ revision: z.number().int().min(0).optional() }),
  output: PageEdited,
};

export const opsPagePreview = {
  input: z.object({ markdown: text(60_000) }),
  output: z.object({ html: z.string() }),
};

export const opsPagePublish = {
  input: PageKey.extend(PageText.shape).extend({
    basedOn: z.number().int().min(0),
    effectiveAt: PublishTime,
  }),
  output: PageEdited,
};

export const opsPageRevert = {
  input: PageKey.extend({
    to: z.number().int().min(0),
    basedOn: z.number().int().min(0),
  }),
  output: PageEdited,
};

export const opsBlacklistList = {
  /** The entry of an id alone where one is given: a link finds it, whatever page it stands on. */
  input: Paging.extend({ state: z.enum(blacklistStates).optional(), id: Id.optional() }),
  output: pageOf(BlacklistEntry),
};

export const opsBlacklistCandidates = {
  // An older page that asks for one entry of the register is refused: it would take the first of all.
  input: z.strictObject({}),
  output: z.array(BlacklistCandidate),
};

export const opsBlacklistOfRegister = {
  input: z.object({ quarantineId: Id }),
  output: RegisterProposal,
};

export const opsBlacklistPropose = {
  input: BlacklistDraft,
  output: BlacklistEntry,
};

export const opsBlacklistNotice = {
  input: RecordVersion,
  output: BlacklistEntry,
};

export const opsBlacklistReply = {
  input: RecordVersion.extend({ text: needed(4000) }),
  output: BlacklistEntry,
};

export const opsBlacklistPublish = {
  input: RecordVersion,
  output: BlacklistEntry,
};

export const opsBlacklistAppeal = {
  input: RecordVersion.extend({ text: needed(4000) }),
  output: BlacklistEntry,
};

export const opsBlacklistDecideAppeal = {
  input: RecordVersion.extend({ text: needed(4000), stays: z.boolean() }),
  output: BlacklistEntry,
};

export const opsBlacklistEnd = {
  input: RecordVersion.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
};

export const opsBlacklistDrop = {
  input: RecordVersion.extend({ reason: needed(1000) }),
  output: BlacklistEntry,
};

export const blacklistNotice = {
  input: z.object({ id: Id }),
  output: BlacklistNotice,
};

export const blacklistReply = {
  input: RecordVersion.extend({ text: needed(4000) }),
  output: BlacklistNotice,
};

export const blacklistAppeal = {
  input: RecordVersion.extend({ text: needed(4000) }),
  output: BlacklistNotice,
};

export const opsPopularCandidates = {
  input: z.object({ keyword: z.string().trim().max(80).default('') }),
  output: z.array(PopularCandidate),
};

export const opsPopularList = {
  input: Paging,
  output: pageOf(PopularPublished),
};

export const opsPopularPublish = {
  input: z.object({ lineId: Id }),
  output: z.object({ id: Id }),
};

export const opsPopularWithdraw = {
  input: z.object({ id: Id }),
  output: Nothing,
};
