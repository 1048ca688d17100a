/** One buyer keeps at most so many drafts of agent orders. */
export const AGENT_DRAFTS_MAX = 20;

/** A draft is kept for so many days after it was changed last. */
export const AGENT_DRAFT_DAYS = 90;
