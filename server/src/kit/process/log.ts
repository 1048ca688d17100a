import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

const SECRET = /^(set-?)?cookies?$|^authorization$|^proxy-authorization$|^assay-token$/i;
const SECRET_PART = /password|passwd|^pwd|secret|token|^otp|totp|accesskey|signature/i;
/** `code` and `emailCode` are secrets; `statusCode` and `countryCode` are facts. */
const SECRET_CODE = /^((e?mail|sms|login|verify|verification|auth|reset)-?_?)?code$/i;
const CREDENTIALS = /\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]*@/gi;
const DEPTH_MAX = 6;
const HIDDEN = '[hidden]';

const isSecret = (key: string): boolean =>
  SECRET.test(key) || SECRET_PART.test(key) || SECRET_CODE.test(key);

/** A text without the user and password of an address such as `postgres://user:word@host`. */
const withoutCredentials = (text: string): string => text.replace(CREDENTIALS, `$1${HIDDEN}@`);

/** Returns an error's fields for the log: never its extra properties, which may hold user input. */
function errorFacts(error: Error, depth = 0): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    type: error.name,
    message: error.message,
    stack: error.stack,
  };
  for (const key of ['code', 'errno', 'syscall', 'responseCode', 'table', 'constraint', 'where']) {
    const value: unknown = Reflect.get(error, key);
    if (typeof value === 'string' || typeof value === 'number') facts[key] = value;
  }
  if (error.cause instanceof Error && depth < DEPTH_MAX) {
    facts.cause = errorFacts(error.cause, depth + 1);
  }
  return facts;
}

function loggable(value: unknown, depth: number): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Error) return errorFacts(value);
  if (value instanceof Date) return value.toISOString();
  if (ArrayBuffer.isView(value)) return `[${value.byteLength} bytes]`;
  if (depth >= DEPTH_MAX) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => loggable(item, depth + 1));
  return safeRecord(value, depth);
}

function safeRecord(value: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isSecret(key) ? HIDDEN : loggable(item, depth + 1),
    ]),
  );
}

const hideValue = () => HIDDEN;
const hidingSerializers = {
  err: (value: unknown) => (value instanceof Error ? errorFacts(value) : value),
  ...Object.fromEntries(
    ['token', 'tokenValue', 'password', 'code', 'authorization', 'cookie', 'secret'].map((key) => [
      key,
      hideValue,
    ]),
  ),
};

/**
 * The product's log: one line of JSON per event on standard output. Values under a secret's name
 * (passwords, codes, tokens, cookies, authorization) are hidden at any depth, and so are the
 * credentials of addresses. A text that a caller builds itself is not searched for secrets.
 */
export function createLogger(level: LogLevel, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: withoutCredentials },
    // A child's bindings pass by serializers alone.
    serializers: hidingSerializers,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (facts: Record<string, unknown>) => safeRecord(facts, 0),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
