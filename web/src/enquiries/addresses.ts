import type { EnquiryRow } from '#contract/enquiries/line-schemas.ts';

export const ENQUIRING = '/enquiring-price';
export const COMPLETED = '/completed-inquiry';
export const POST = '/post-inquiry';

/** Where an enquiry is read: what waits and what is completed have pages of their own. */
export const enquiryPath = ({ id, completedAt }: Pick<EnquiryRow, 'id' | 'completedAt'>): string =>
  `/${completedAt === null ? 'inquiry-details' : 'completed-inquiry-details'}?id=${id}`;

export const sellerPath = (id: string): string => `/seller-info-detail/${id}`;
export const orderPath = (id: string): string => `/my-order-details/${id}`;
export const partPath = (mpn: string): string =>
  `/part-search?${new URLSearchParams({ keyword: mpn })}`;
