import { resolve } from 'node:path';
import { z } from 'zod';
import { configOptions, logLevels } from './config-options.ts';
import { insecureValues, insecureWords, openDemo } from './insecure-config.ts';
import { StartProblem } from './start-problem.ts';

/** Everything the product takes from its environment, read and checked once. */
export interface Config {
  env: 'development' | 'production';
  host: string;
  port: number;
  /** Without a slash at the end. */
  publicUrl: string;
  /** Absolute. */
  dataDir: string;
  /** Null: the embedded server is used. */
  databaseUrl: string | null;
  /** Null: mail is kept for the mailbox page. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: files are kept in the data folder. */
  s3: S3Config | null;
  /** Null: text messages are kept for the mailbox page. */
  smsUrl: string | null;
  /** Signs links to files and seals second factors; made and kept in the data folder where empty. */
  fileSecret: string | undefined;
  /** The first administrator of an empty market. */
  adminEmail: string;
  adminPassword: string | null;
  /** Absolute. Null: no folder is watched for stock lists. */
  importFolder: string | null;
  /** Null: as many as the machine has processors, four at most. */
  searchThreads: number | null;
  /** The legal entity that runs the market. Null: the demonstration's is shown, marked as such. */
  companyName: string | null;
  /** Its licence number. Null: the demonstration's is shown, marked as such. */
  companyLicence: string | null;
  /** Lines of the address of the dock. Null: the demonstration's is shown, marked as such. */
  dockAddress: readonly string[] | null;
  /** When the dock takes parcels, as sellers read it; empty where nobody said. */
  dockHours: string;
  demo: boolean;
  /** Asked for at /metrics where the request does not come from this machine. */
  metricsToken: string | null;
  logLevel: LogLevel;
}

/** Where files are kept when it is not the data folder. */
export interface S3Config {
  /** Null: Amazon's own address of the region. */
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
}

/** How much is logged, from nothing to everything. */
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const SEARCH_THREADS_MAX = 64;

/** A check whose message follows the name of the option in a sentence. */
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: ({ input }) => `must be one of ${values.join(', ')}, not "${input}"` });

const wholeNumber = (min: number, max: number) => {
  const error = ({ input }: { input?: unknown }) =>
    `must be a whole number from ${min} to ${max}, not "${input}"`;
  return z
    .string()
    .refine(
      (text) => {
        const count = Number(text);
        return Number.isInteger(count) && count >= min && count <= max;
      },
      { error },
    )
    .transform(Number);
};

const matching = (pattern: RegExp, message: string) =>
  z.string().regex(pattern, { error: message });

/** The value itself stays out of the sentence: it may hold a password. */
const url = (...schemes: readonly string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      // A PostgreSQL on a socket has no host; everything else needs one.
      return parsed !== null && schemes.includes(parsed.protocol) && parsed.host !== '';
    },
    { error: `must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}` },
  );

const publicUrl = z
  .string()
  .refine(
    (text) => {
      const parsed = URL.parse(text);
      const isWeb = parsed?.protocol === 'http:' || parsed?.protocol === 'https:';
      return isWeb && parsed.pathname === '/' && parsed.search + parsed.hash === '';
    },
    { error: ({ input }) => `must be a web address without a path, not "${input}"` },
  )
  .transform((text) => new URL(text).origin);

const insecure = z.string().transform((text, check) => {
  const words = text.split(',').map((word) => word.trim());
  const unknown = words.filter((word) => word !== '' && !insecureWords.some((one) => one === word));
  if (unknown.length > 0) {
    check.addIssue(`may list ${insecureWords.join(', ')}, not "${unknown.join(', ')}"`);
  }
  return new Set(insecureWords.filter((word) => words.includes(word)));
});

const orNull = <T extends z.ZodType>(schema: T) => schema.optional().transform((v) => v ?? null);

/** Lines parted by semicolons; null where there is none. */
function linesOf(text: string): readonly string[] | null {
  const lines = text.split(';').map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length === 0 ? null : filled;
}

const folder = z.string().transform((path) => resolve(path));

const address = '[^<>@\\s]+@[^<>@\\s]+';

/** Storage in S3, asked for by any of its options; null where files stay in the data folder. */
const s3 = z
  .object({
    S3_ENDPOINT: orNull(url('http:', 'https:')),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY: z.string().optional(),
    S3_SECRET_KEY: z.string().optional(),
  })
  .transform((options, check): S3Config | null => {
    if (Object.values(options).every((value) => !value)) return null;
    const { S3_BUCKET = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = options;
    const missing = Object.entries({ S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY })
      .filter(([, value]) => value === '')
      .map(([name]) => name);
    if (missing.length > 0) check.addIssue(`also needs ${missing.join(', ')}`);
    return {
      endpoint: options.S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: options.S3_REGION ?? presetOf('S3_REGION'),
      accessKey: S3_ACCESS_KEY,
      secretKey: S3_SECRET_KEY,
    };
  });

/** The options with their checks, in the order in which wrong values are listed. */
const schema = z.object({
  ASSAY_ENV: oneOf(['development', 'production']),
  HOST: z.string(),
  PORT: wholeNumber(1, 65_535),
  PUBLIC_URL: publicUrl.optional(),
  DATA_DIR: folder,
  DATABASE_URL: orNull(url('postgres:', 'postgresql:')),
  SMTP_URL: orNull(url('smtp:', 'smtps:')),
  MAIL_FROM: matching(
    new RegExp(`^(?:[^<>@\\r\\n]+<${address}>|${address})$`),
    'must be a mail address, alone or as Name <address>',
  ),
  'Storage in S3': s3,
  SMS_URL: orNull(url('http:', 'https:')),
  FILE_SECRET: matching(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits').optional(),
  ADMIN_EMAIL: matching(new RegExp(`^${address}$`), 'must be a mail address'),
  ADMIN_PASSWORD: orNull(z.string()),
  IMPORT_FOLDER: orNull(folder),
  SEARCH_THREADS: orNull(wholeNumber(0, SEARCH_THREADS_MAX)),
  COMPANY_NAME: orNull(z.string()),
  COMPANY_LICENCE: orNull(z.string()),
  DOCK_ADDRESS: orNull(z.string().transform(linesOf)),
  DOCK_HOURS: orNull(z.string().trim().max(200)),
  DEMO: z.enum(['0', '1'], { error: ({ input }) => `must be 0 or 1, not "${input}"` }),
  METRICS_TOKEN: orNull(z.string()),
  LOG_LEVEL: oneOf(logLevels),
  ALLOW_INSECURE: insecure,
});

/**
 * Reads the configuration from an environment. An empty value counts as not set. Throws one
 * StartProblem that lists every wrong value, a sentence a line, without showing any secret.
 */
export function readConfig(env: Environment): Config {
  const parsed = schema.safeParse(valuesOf(env));
  const production = env.ASSAY_ENV?.trim() === 'production';
  const wrong = parsed.error?.issues.map(({ path, message }) => sentence(path, message)) ?? [];
  const allowed = parsed.data?.ALLOW_INSECURE ?? new Set();
  if (production) wrong.push(...missingInProduction(env), ...insecureValues(env, allowed));
  const config = parsed.success ? configOf(parsed.data) : null;
  if (config !== null && !production) wrong.push(...openDemo(config, allowed));
  if (config === null || wrong.length > 0) throw new StartProblem(wrong.join('\n'));
  return config;
}

const sentence = ([name, option]: readonly PropertyKey[], message: string): string =>
  `${String(option ?? name)} ${message}.`;

const presetOf = (name: OptionName): string =>
  configOptions.find((option) => option.name === name)?.default ?? '';

type OptionName = (typeof configOptions)[number]['name'];

/** Returns the values that are set or have a default, those of the storage together. */
function valuesOf(env: Environment) {
  const readOption = (name: OptionName) => env[name]?.trim() || undefined;
  const values = Object.fromEntries(
    configOptions.map(({ name, default: preset }) => [
      name,
      readOption(name) ?? (preset || undefined),
    ]),
  );
  const storage = configOptions.map(({ name }) => name).filter((name) => name.startsWith('S3_'));
  return {
    ...values,
    PUBLIC_URL: readOption('PUBLIC_URL'),
    DEMO: readOption('DEMO') ?? (values.ASSAY_ENV === 'production' ? '0' : presetOf('DEMO')),
    ALLOW_INSECURE: values.ALLOW_INSECURE ?? '',
    'Storage in S3': Object.fromEntries(storage.map((name) => [name, readOption(name)])),
  };
}

const configOf = (values: z.infer<typeof schema>): Config => ({
  env: values.ASSAY_ENV,
  host: values.HOST,
  port: values.PORT,
  publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
  dataDir: values.DATA_DIR,
  databaseUrl: values.DATABASE_URL,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  s3: values['Storage in S3'],
  smsUrl: values.SMS_URL,
  fileSecret: values.FILE_SECRET,
  adminEmail: values.ADMIN_EMAIL,
  adminPassword: values.ADMIN_PASSWORD,
  importFolder: values.IMPORT_FOLDER,
  searchThreads: values.SEARCH_THREADS,
  companyName: values.COMPANY_NAME,
  companyLicence: values.COMPANY_LICENCE,
  dockAddress: values.DOCK_ADDRESS,
  dockHours: values.DOCK_HOURS ?? '',
  demo: values.DEMO === '1',
  metricsToken: values.METRICS_TOKEN,
  logLevel: values.LOG_LEVEL,
});

function missingInProduction(env: Environment): string[] {
  const missing = ['PUBLIC_URL', 'SMTP_URL'].filter((name) => !env[name]?.trim());
  const wrong = missing.map((name) => `${name} must be set where ASSAY_ENV is production.`);
  if (env.DEMO?.trim() === '1') {
    wrong.push('DEMO must not be 1 in production: the demo accounts have known passwords.');
  }
  return wrong;
}
