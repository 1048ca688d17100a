import { Secret, TOTP } from 'otpauth';
import { toDataURL } from 'qrcode';

const PERIOD_S = 30;
const SECRET_BYTES = 20;
/** A code is taken one step early or late, for clocks that differ. */
const STEPS_AROUND = 1;

const totpOf = (secret: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Assay',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of the second factor: 160 random bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** Returns the secret for an authenticator app, with its otpauth address as text and picture. */
export async function totpEnrolment(secret: string, email: string) {
  const uri = totpOf(secret, email).toString();
  return { secret, uri, qr: await toDataURL(uri, { margin: 1, width: 220 }) };
}

/**
 * The time step that a code belongs to; null where the code is wrong, or its step is not after the
 * last one that was taken.
 */
export function totpStep(
  { secret, code, now }: { secret: string; code: string; now: Date },
  lastStep: number,
): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret, '').validate({ token: code, timestamp, window: STEPS_AROUND });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  return step > lastStep ? step : null;
}

/** The code of a secret at an instant, for those who hold the secret: demo data and tests. */
export const totpCode = (secret: string, now: Date): string =>
  totpOf(secret, '').generate({ timestamp: now.getTime() });
