import { attachmentExtensions, limits } from '../limits.ts';

/** Topics of a legal request (wallet document: returns and refunds refused or delayed). */
export const legalTopics = [
  'returnRefused',
  'returnLate',
  'refundRefused',
  'refundLate',
  'counterfeit',
  'other',
] as const;

/** Topics of a complaint about a seller. */
export const complaintTopics = [
  'notShipped',
  'wrongGoods',
  'counterfeit',
  'quality',
  'quantity',
  'papers',
  'offPlatform',
  'conduct',
  'other',
] as const;

/** Topics of feedback. */
export const feedbackTopics = [
  'search',
  'orders',
  'inspection',
  'money',
  'account',
  'language',
  'idea',
  'other',
] as const;

/** The outcomes that the author of a legal request or a complaint may ask for. */
export const caseWishes = [
  'refund',
  'goodsBack',
  'replacement',
  'compensation',
  'explanation',
  'sanction',
  'advice',
] as const;

/** Which side of the deal the author of a legal request is on. */
export const caseSides = ['buyer', 'seller'] as const;

export const caseTopics = {
  legal: legalTopics,
  complaint: complaintTopics,
  feedback: feedbackTopics,
} as const;

export type CaseTopic = (typeof caseTopics)[keyof typeof caseTopics][number];

/** Files that the form of a case takes, and those that are attached to a reply. */
export const caseFilesMax = limits.uploadFilesMax;

export const caseReplyFilesMax = limits.attachmentFilesMax;

export const caseFileExtensions = attachmentExtensions;

export const caseTextMax = 4000;

/** Cases that one author may bring within a day: nobody vouches for the address of a visitor. */
export const casesADayMax = { visitor: 5, member: 20 } as const;
