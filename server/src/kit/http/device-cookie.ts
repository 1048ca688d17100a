import { randomBytes } from 'node:crypto';
import { BASE_PATH } from '#contract/call.ts';

const NAME = 'assay-device';
const DEVICE_BYTES = 32;
const SECONDS = 180 * 86_400;
const PATTERN = new RegExp(`(?:^|;\\s*)${NAME}=([A-Za-z0-9_-]{43})(?:;|$)`);

/** Returns the random value by which a browser is known again; a new one where it has none. */
export const deviceOfRequest = (cookies: string | undefined): string =>
  PATTERN.exec(cookies ?? '')?.[1] ?? randomBytes(DEVICE_BYTES).toString('base64url');

/** The cookie that keeps it: no script reads it, no other site sends it. */
export const deviceCookie = (device: string, isHttps = false): string =>
  `${NAME}=${device}; Path=${BASE_PATH}; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${
    isHttps ? '; Secure' : ''
  }`;
