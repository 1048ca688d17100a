import { anyone, command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

const openers = permissions.photoHandoffs;

/**
 * Opens a hand-off of the camera: the address in `url` lets one phone upload photos to this record
 * for 15 minutes. It is answered once; an open one of the same person ends.
 */
export const openHandoff = command({
  path: '/ops/handoff/open',
  callers: openers,
  perCaller: quotas.handoffs,
  secret: true,
  schemas: () => schemas().then((all) => all.openHandoff),
  failures: ['handoff.closed'],
});

/** Returns the caller's newest hand-off of a record, and the photos of its phones. */
export const handoffOne = query({
  path: '/ops/handoff/one',
  callers: openers,
  schemas: () => schemas().then((all) => all.handoffOne),
});

/** Ends one's own hand-off; one that is over stays so. */
export const endHandoff = command({
  path: '/ops/handoff/end',
  callers: openers,
  schemas: () => schemas().then((all) => all.endHandoff),
});

/** Discards photos of one's own hand-offs: they are offered to the record no more. */
export const discardHandoffPhotos = command({
  path: '/ops/handoff/discard',
  callers: openers,
  schemas: () => schemas().then((all) => all.discardHandoffPhotos),
});

const over = ['handoff.unknown', 'handoff.expired', 'handoff.ended', 'handoff.concluded'] as const;

/**
 * Binds a hand-off to the phone that made `key`; repeating it with the same key changes nothing, and
 * any other phone is refused.
 */
export const joinHandoff = command({
  path: '/handoff/join',
  callers: anyone,
  secret: true,
  perMinute: 20,
  schemas: () => schemas().then((all) => all.joinHandoff),
  failures: [...over, 'handoff.used'],
});

/** Returns whether a phone may still send, and how many photos it sent. */
export const phoneHandoff = query({
  path: '/handoff/one',
  callers: anyone,
  perMinute: 60,
  schemas: () => schemas().then((all) => all.phoneHandoff),
  failures: over,
});

/**
 * Takes one photo of a phone in the form field `file`. The same `photo` again is taken once. It is
 * checked as every picture is, and kept in the name of the person who opened the hand-off.
 */
export const addPhonePhoto = command({
  path: '/handoff/photo',
  callers: anyone,
  form: true,
  formFields: true,
  perMinute: 60,
  schemas: () => schemas().then((all) => all.addPhonePhoto),
  failures: [...over, 'handoff.full', 'file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
});
