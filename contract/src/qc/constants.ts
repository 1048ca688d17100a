import { labServices, type ServiceSlug } from './services.ts';

export const outcomes = ['pass', 'fail', 'suspect', 'inconclusive'] as const;

export const inspectionStates = ['testing', 'stopped', 'review', 'issued'] as const;

export const slugs = labServices.map(({ slug }) => slug) as [ServiceSlug, ...ServiceSlug[]];

/** At most this many pictures of one service. */
export const SERVICE_PICTURES_MAX = 6;
