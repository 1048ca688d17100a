import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { configOptions } from './config-options.ts';

function sentences(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

test('an empty environment gives the defaults', () => {
  expect(readConfig({ PORT: '', HOST: ' ' })).toEqual({
    env: 'development',
    importFolder: null,
    searchThreads: null,
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: 'Assay <no-reply@localhost>',
    s3: null,
    smsUrl: null,
    fileSecret: undefined,
    adminEmail: 'admin@assay.test',
    adminPassword: null,
    companyName: null,
    companyLicence: null,
    dockAddress: null,
    dockHours: '',
    demo: true,
    metricsToken: null,
    logLevel: 'info',
  });
});

test('the public address follows the port until it is given, and loses its last slash', () => {
  expect(readConfig({ PORT: '4100' }).publicUrl).toBe('http://localhost:4100');
  expect(readConfig({ PUBLIC_URL: 'https://assay.example/' }).publicUrl).toBe(
    'https://assay.example',
  );
});

test('all wrong values are reported together, one sentence each', () => {
  expect(
    sentences({
      PORT: '70000',
      DEMO: 'yes',
      LOG_LEVEL: 'loud',
      ASSAY_ENV: 'staging',
      DATABASE_URL: 'mysql://root:secret@db/assay',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'nobody',
      PUBLIC_URL: 'https://assay.example/shop',
      S3_BUCKET: 'files',
      SMS_URL: 'tel:1',
      FILE_SECRET: 'hush',
      ADMIN_EMAIL: 'root',
      SEARCH_THREADS: 'many',
    }),
  ).toEqual([
    'ASSAY_ENV must be one of development, production, not "staging".',
    'PORT must be a whole number from 1 to 65535, not "70000".',
    'PUBLIC_URL must be a web address without a path, not "https://assay.example/shop".',
    'DATABASE_URL must be an address that begins with postgres:// or postgresql://.',
    'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    'MAIL_FROM must be a mail address, alone or as Name <address>.',
    'Storage in S3 also needs S3_ACCESS_KEY, S3_SECRET_KEY.',
    'SMS_URL must be an address that begins with http:// or https://.',
    'FILE_SECRET must be 64 hexadecimal digits.',
    'ADMIN_EMAIL must be a mail address.',
    'SEARCH_THREADS must be a whole number from 0 to 64, not "many".',
    'DEMO must be 0 or 1, not "yes".',
    'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".',
  ]);
});

test('a wrong port is one sentence, although the public address follows it', () => {
  expect(sentences({ PORT: 'x' })).toEqual([
    'PORT must be a whole number from 1 to 65535, not "x".',
  ]);
});

test('production needs its address and mail, and has no demo accounts', () => {
  expect(sentences({ ASSAY_ENV: 'production', DEMO: '1' })).toEqual([
    'PUBLIC_URL must be set where ASSAY_ENV is production.',
    'SMTP_URL must be set where ASSAY_ENV is production.',
    'DEMO must not be 1 in production: the demo accounts have known passwords.',
  ]);
  const config = readConfig({
    ASSAY_ENV: 'production',
    PUBLIC_URL: 'https://assay.example',
    SMTP_URL: 'smtps://user:pass@mail.example',
  });
  expect(config).toMatchObject({ env: 'production', demo: false });
});

test('a storage needs its bucket and keys, not its endpoint', () => {
  const s3 = readConfig({ S3_BUCKET: 'b', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 's' }).s3;
  expect(s3).toEqual({
    endpoint: null,
    bucket: 'b',
    region: 'us-east-1',
    accessKey: 'a',
    secretKey: 's',
  });
});

test('the README lists every option with its default and meaning', () => {
  const readme = fileURLToPath(new URL('../../../../README.md', import.meta.url));
  expect(existsSync(readme)).toBe(true);
  const text = readFileSync(readme, 'utf8');
  for (const option of configOptions) {
    const preset = option.default === '' ? '' : `\`${option.default}\``;
    expect(text).toContain(`| \`${option.name}\` | ${preset} | ${option.meaning} |`);
  }
});

const production = {
  ASSAY_ENV: 'production',
  PUBLIC_URL: 'https://assay.example',
  SMTP_URL: 'smtps://user:pass@mail.example',
};

test('production refuses weak secrets and plain connections, each in a sentence', () => {
  const open = {
    ...production,
    PUBLIC_URL: 'http://assay.example',
    SMTP_URL: 'smtp://mail.example',
    S3_ENDPOINT: 'http://s3.example',
    S3_BUCKET: 'b',
    S3_ACCESS_KEY: 'a',
    S3_SECRET_KEY: 's',
    SMS_URL: 'http://sms.example',
  };
  expect(sentences(open)).toEqual([
    'PUBLIC_URL must begin with https:// in production, or ALLOW_INSECURE must list http.',
    'SMTP_URL must begin with smtps:// in production, or ALLOW_INSECURE must list smtp.',
    'S3_ENDPOINT must begin with https:// in production, or ALLOW_INSECURE must list s3.',
    'SMS_URL must begin with https:// in production, or ALLOW_INSECURE must list sms.',
  ]);
  expect(sentences({ ...open, ALLOW_INSECURE: 'http, smtp,s3,sms' })).toEqual([]);
  for (const ADMIN_PASSWORD of ['Assay2026', 'aaaaaaaaaaaaaaaa', 'short1']) {
    expect(sentences({ ...production, ADMIN_PASSWORD })[0]).toContain('ADMIN_PASSWORD must have');
  }
  for (const FILE_SECRET of ['0'.repeat(64), '0123456789abcdef'.repeat(4), 'AB'.repeat(32)]) {
    expect(sentences({ ...production, FILE_SECRET })[0]).toContain('FILE_SECRET must be random');
  }
  const FILE_SECRET = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08';
  expect(sentences({ ...production, FILE_SECRET, ADMIN_PASSWORD: 'correct-horse-42' })).toEqual([]);
  expect(sentences({ ALLOW_INSECURE: 'all' })).toEqual([
    'ALLOW_INSECURE may list http, smtp, s3, sms, demo, not "all".',
  ]);
});

test('demo accounts are not opened to the network unless a word allows it', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.4']) {
    expect(sentences({ HOST })[0]).toContain(`HOST ${HOST} opens the demo accounts`);
    expect(sentences({ HOST, DEMO: '0' })).toEqual([]);
    expect(sentences({ HOST, ALLOW_INSECURE: 'demo' })).toEqual([]);
  }
  for (const HOST of ['127.0.0.1', 'localhost', '::1']) expect(sentences({ HOST })).toEqual([]);
});
