import { resolve } from 'node:path';
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

const SEARCH_THREADS_MOST = 64;

type OptionName = (typeof configOptions)[number]['name'];

/**
 * Reads the configuration from an environment. An empty value counts as not set. Throws one
 * StartProblem that lists every wrong value, a sentence a line, without showing any secret.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const wrong: string[] = [];
  const read = reader(env, wrong);
  const production = read.oneOf('ASSAY_ENV', ['development', 'production']) === 'production';
  const port = read.port('PORT');
  const config: Config = {
    env: production ? 'production' : 'development',
    host: read.text('HOST'),
    port,
    publicUrl: read.publicUrl('PUBLIC_URL') ?? `http://localhost:${port}`,
    dataDir: resolve(read.text('DATA_DIR')),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.sender('MAIL_FROM'),
    s3: readS3(env, read, wrong),
    smsUrl: read.url('SMS_URL', ['http:', 'https:']),
    fileSecret: read.secret('FILE_SECRET') ?? undefined,
    adminEmail: read.address('ADMIN_EMAIL'),
    adminPassword: read.given('ADMIN_PASSWORD'),
    importFolder: read.folder('IMPORT_FOLDER'),
    searchThreads: read.count('SEARCH_THREADS', SEARCH_THREADS_MOST),
    demo: read.flag('DEMO', !production),
    metricsToken: read.given('METRICS_TOKEN'),
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
  };
  const allowed = read.words('ALLOW_INSECURE', insecureWords);
  if (production) wrong.push(...productionFaults(env), ...insecureValues(env, allowed));
  else wrong.push(...openDemo(config, allowed));
  if (wrong.length > 0) throw new StartProblem(wrong.join('\n'));
  return config;
}

type Reader = ReturnType<typeof reader>;

function reader(env: Record<string, string | undefined>, wrong: string[]) {
  const given = (name: OptionName) => env[name]?.trim() || null;
  const preset = (name: OptionName) =>
    configOptions.find((option) => option.name === name)?.default ?? '';
  const text = (name: OptionName) => given(name) ?? preset(name);
  return {
    text,
    given,
    folder(name: OptionName): string | null {
      const path = given(name);
      return path === null ? null : resolve(path);
    },
    port(name: OptionName): number {
      const port = Number(text(name));
      if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
      wrong.push(`${name} must be a whole number from 1 to 65535, not "${text(name)}".`);
      return Number(preset(name));
    },
    count(name: OptionName, most: number): number | null {
      const value = given(name);
      if (value === null) return null;
      const count = Number(value);
      if (!Number.isInteger(count) || count < 0 || count > most) {
        wrong.push(`${name} must be a whole number from 0 to ${most}, not "${value}".`);
      }
      return count;
    },
    flag(name: OptionName, otherwise: boolean): boolean {
      const value = given(name);
      if (value === null) return otherwise;
      if (value !== '0' && value !== '1') wrong.push(`${name} must be 0 or 1, not "${value}".`);
      return value === '1';
    },
    oneOf<T extends string>(name: OptionName, values: readonly T[]): T {
      const value = values.find((one) => one === text(name));
      if (value !== undefined) return value;
      wrong.push(`${name} must be one of ${values.join(', ')}, not "${text(name)}".`);
      return values[0] as T;
    },
    words<T extends string>(name: OptionName, known: readonly T[]): ReadonlySet<T> {
      const given = (env[name] ?? '').split(',').map((word) => word.trim());
      const strange = given.filter((word) => word !== '' && !known.some((one) => one === word));
      if (strange.length > 0) {
        wrong.push(`${name} may list ${known.join(', ')}, not "${strange.join(', ')}".`);
      }
      return new Set(known.filter((word) => given.includes(word)));
    },
    /** The value itself stays out of the sentence: it may hold a password. */
    url(name: OptionName, schemes: string[]): string | null {
      const value = given(name);
      if (value === null) return null;
      const url = URL.parse(value);
      // A PostgreSQL on a socket has no host; everything else needs one.
      const isWhole = url !== null && schemes.includes(url.protocol) && url.host !== '';
      if (!isWhole) wrong.push(`${name} must be an address that begins with ${either(schemes)}.`);
      return value;
    },
    publicUrl(name: OptionName): string | null {
      const value = given(name);
      if (value === null) return null;
      const url = URL.parse(value);
      const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:';
      if (url === null || !isWeb || url.pathname !== '/' || url.search + url.hash !== '') {
        wrong.push(`${name} must be a web address without a path, not "${value}".`);
        return null;
      }
      return url.origin;
    },
    secret(name: OptionName): string | null {
      const value = given(name);
      if (value !== null && !/^[0-9a-f]{64}$/i.test(value)) {
        wrong.push(`${name} must be 64 hexadecimal digits.`);
      }
      return value;
    },
    address(name: OptionName): string {
      const value = text(name);
      if (!/^[^<>@\s]+@[^<>@\s]+$/.test(value)) wrong.push(`${name} must be a mail address.`);
      return value;
    },
    sender(name: OptionName): string {
      const value = text(name);
      if (!/^(?:[^<>@\r\n]+<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(value)) {
        wrong.push(`${name} must be a mail address, alone or as Name <address>.`);
      }
      return value;
    },
  };
}

function readS3(
  env: Record<string, string | undefined>,
  read: Reader,
  wrong: string[],
): S3Config | null {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:']);
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const;
  const isAsked = ['S3_ENDPOINT', 'S3_REGION', ...needed].some((name) => env[name]?.trim());
  if (!isAsked) return null;
  const missing = needed.filter((name) => read.given(name) === null);
  if (missing.length > 0) {
    wrong.push(`Storage in S3 also needs ${missing.join(', ')}.`);
  }
  return {
    endpoint,
    bucket: read.text('S3_BUCKET'),
    region: read.text('S3_REGION'),
    accessKey: read.text('S3_ACCESS_KEY'),
    secretKey: read.text('S3_SECRET_KEY'),
  };
}

function productionFaults(env: Record<string, string | undefined>): string[] {
  const faults: string[] = [];
  const missing = ['PUBLIC_URL', 'SMTP_URL'].filter((name) => !env[name]?.trim());
  for (const name of missing) faults.push(`${name} must be set where ASSAY_ENV is production.`);
  if (env.DEMO?.trim() === '1') {
    faults.push('DEMO must not be 1 in production: the demo accounts have known passwords.');
  }
  return faults;
}

function either(schemes: string[]): string {
  return schemes.map((scheme) => `${scheme}//`).join(' or ');
}
