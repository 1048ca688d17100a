import { isLoopbackHost } from './loopback.ts';

/** Values of ALLOW_INSECURE: each permits one unencrypted or open way that is otherwise refused. */
export const insecureWords = ['http', 'smtp', 's3', 'sms', 'demo'] as const;
type InsecureWord = (typeof insecureWords)[number];
type Allowed = ReadonlySet<InsecureWord>;

const PASSWORD_CHARS_MIN = 12;
const PASSWORD_DISTINCT_MIN = 6;
/** Of 32 random bytes about 30 are distinct; fewer than 20 practically never are. */
const SECRET_DISTINCT_MIN = 20;

const countDistinct = (parts: Iterable<string>): number => new Set(parts).size;

/** Addresses whose traffic anyone on the way can read, by the word that allows each. */
const plain = [
  ['PUBLIC_URL', 'http', 'http:', 'https://'],
  ['SMTP_URL', 'smtp', 'smtp:', 'smtps://'],
  ['S3_ENDPOINT', 's3', 'http:', 'https://'],
  ['SMS_URL', 'sms', 'http:', 'https://'],
] as const;

/** Sentences about values that are too weak or too open for production. */
export function insecureValues(
  env: Readonly<Record<string, string | undefined>>,
  allowed: Allowed,
): string[] {
  const violations: string[] = [];
  for (const [name, word, scheme, wanted] of plain) {
    if (URL.parse(env[name]?.trim() ?? '')?.protocol !== scheme || allowed.has(word)) continue;
    violations.push(
      `${name} must begin with ${wanted} in production, or ALLOW_INSECURE must list ${word}.`,
    );
  }
  const password = env.ADMIN_PASSWORD?.trim() ?? '';
  const isWeak =
    password.length < PASSWORD_CHARS_MIN || countDistinct(password) < PASSWORD_DISTINCT_MIN;
  if (password !== '' && isWeak) {
    violations.push(
      `ADMIN_PASSWORD must have ${PASSWORD_CHARS_MIN} characters, ` +
        `${PASSWORD_DISTINCT_MIN} of them different, in production.`,
    );
  }
  const secret = env.FILE_SECRET?.trim().toLowerCase() ?? '';
  if (secret !== '' && countDistinct(secret.match(/../g) ?? []) < SECRET_DISTINCT_MIN) {
    violations.push('FILE_SECRET must be random: make one with `openssl rand -hex 32`.');
  }
  return violations;
}

/** A sentence where demo accounts, whose passwords everybody knows, would be open to the network. */
export function openDemo(
  { host, demo }: { readonly host: string; readonly demo: boolean },
  allowed: Allowed,
): string[] {
  if (!demo || isLoopbackHost(host) || allowed.has('demo')) return [];
  return [
    `HOST ${host} opens the demo accounts, whose passwords are known, to the network: ` +
      'set DEMO=0, or let ALLOW_INSECURE list demo.',
  ];
}
