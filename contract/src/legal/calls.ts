import { command, query } from '../call.ts';

const schemas = () => import('./schemas.ts');

/** Versions that the caller has yet to accept; empty where none. */
export const legalPending = query({
  path: '/mall/login/terms',
  callers: ['pending', 'declined'],
  schemas: () => schemas().then((all) => all.legalPending),
});

/**
 * Accepts the versions that were shown and exchanges the session for a full one. Fails with
 * `legal.changed` where another version has come into force since.
 */
export const legalAccept = command({
  path: '/mall/login/acceptTerms',
  callers: ['pending', 'declined'],
  schemas: () => schemas().then((all) => all.legalAccept),
  failures: ['legal.changed'],
  secret: true,
  device: true,
  perMinute: 20,
});

/**
 * Declines the versions that were shown and exchanges the pending session for one that finishes what
 * is open and begins nothing new. Fails as `legalAccept` does.
 */
export const legalDecline = command({
  path: '/mall/login/declineTerms',
  callers: ['pending'],
  schemas: () => schemas().then((all) => all.legalDecline),
  failures: ['legal.changed'],
  secret: true,
  device: true,
  perMinute: 20,
});
