import type { CaseKind } from '#contract/cases/table.ts';

interface Addresses {
  /** The public page with the form. */
  readonly add: string;
  readonly list: string;
  readonly detail: (id: string) => string;
}

/** Where cases of a kind are brought, listed and read. */
export const addresses: Readonly<Record<CaseKind, Addresses>> = {
  legal: {
    add: '/legal-support#request',
    list: '/legal-request-list',
    detail: (id) => `/legal-request-detail/${id}`,
  },
  complaint: {
    add: '/add-complaint-seller',
    list: '/complaint-seller-list',
    detail: (id) => `/complaint-seller-detail/${id}`,
  },
  feedback: {
    add: '/add-feedback',
    list: '/feedback-list',
    detail: (id) => `/feedback-detail/${id}`,
  },
};
