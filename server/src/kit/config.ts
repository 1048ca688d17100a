import { resolve } from 'node:path';
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
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** One line of the README's table of configuration. */
export interface ConfigOption {
  name: string;
  /** As written in the table; empty where there is none. */
  default: string;
  meaning: string;
}

/** Every option there is, in the order in which the README lists them. */
export const configOptions = [
  {
    name: 'PORT',
    default: '3000',
    meaning: 'Port of the web server.',
  },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address it listens on; 0.0.0.0 opens it to the network.',
  },
  {
    name: 'PUBLIC_URL',
    default: 'http://localhost:PORT',
    meaning: 'Address under which people reach it; must be set in production.',
  },
  {
    name: 'DATA_DIR',
    default: '.data',
    meaning: 'Folder of the embedded database and of uploaded files.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or newer to use instead of the embedded one.',
  },
  {
    name: 'SMTP_URL',
    default: '',
    meaning:
      'Mail server, smtp:// or smtps://; without it mail is shown at /dev/mailbox. ' +
      'Must be set in production.',
  },
  {
    name: 'MAIL_FROM',
    default: 'Assay <no-reply@localhost>',
    meaning: 'Sender of mail.',
  },
  {
    name: 'SMS_URL',
    default: '',
    meaning: 'Address that takes text messages by POST; without it they stand in the mailbox.',
  },
  {
    name: 'FILE_SECRET',
    default: '',
    meaning: '64 hexadecimal digits that sign links to files; else made and kept in DATA_DIR.',
  },
  {
    name: 'ADMIN_EMAIL',
    default: 'admin@assay.test',
    meaning: 'First administrator of an empty market.',
  },
  {
    name: 'ADMIN_PASSWORD',
    default: '',
    meaning: 'Their first password; without it one is drawn and printed once.',
  },
  {
    name: 'S3_ENDPOINT',
    default: '',
    meaning: 'Address of an S3 storage; without it Amazon’s own.',
  },
  {
    name: 'S3_BUCKET',
    default: '',
    meaning: 'Bucket for files; without it they are kept in DATA_DIR.',
  },
  {
    name: 'S3_REGION',
    default: 'us-east-1',
    meaning: 'Region of the bucket.',
  },
  {
    name: 'S3_ACCESS_KEY',
    default: '',
    meaning: 'Access key of the storage.',
  },
  {
    name: 'S3_SECRET_KEY',
    default: '',
    meaning: 'Secret key of the storage.',
  },
  {
    name: 'IMPORT_FOLDER',
    default: '',
    meaning: 'Folder watched for stock lists, a folder in it per key of a seller; else none is.',
  },
  {
    name: 'SEARCH_THREADS',
    default: '',
    meaning:
      'Threads that find parts, each with all of them in memory; 0 finds beside all else. ' +
      'Without it one per processor, four at most.',
  },
  {
    name: 'DEMO',
    default: '1',
    meaning: 'Demo data on the first start; 0 for an empty market, always 0 in production.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: `One of ${logLevels.join(', ')}.`,
  },
  {
    name: 'ASSAY_ENV',
    default: 'development',
    meaning: 'development or production; production refuses the mailbox page and demo data.',
  },
] as const satisfies readonly ConfigOption[];

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
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
  };
  if (production) wrong.push(...productionFaults(env));
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
