import { command, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** Versions that the caller has to accept before the session opens; empty where none. */
export const legalPending = query({
  path: '/mall/login/terms',
  callers: ['pending'],
  schemas: () => schemas().then((all) => all.legalPending),
});

/**
 * Accepts the versions that were shown and exchanges the pending session for a full one. Fails with
 * `legal.changed` where another version has come into force since.
 */
export const legalAccept = command({
  path: '/mall/login/acceptTerms',
  callers: ['pending'],
  schemas: () => schemas().then((all) => all.legalAccept),
  failures: ['legal.changed'],
  secret: true,
  device: true,
  perMinute: 20,
});
