/** How much is logged, from nothing to everything. */
export const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** One line of the README's table of configuration. */
interface ConfigOption {
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
    name: 'COMPANY_NAME',
    default: '',
    meaning:
      'Legal entity that runs the market, shown on public pages; ' +
      'without it a demo name is shown, marked as such.',
  },
  {
    name: 'COMPANY_LICENCE',
    default: '',
    meaning:
      'Licence number of the legal entity; without it a demo number is shown, marked as such.',
  },
  {
    name: 'DOCK_ADDRESS',
    default: '',
    meaning:
      'Address of the dock to which sellers ship, its lines parted by semicolons; ' +
      'without it a demo address is shown, marked as such.',
  },
  {
    name: 'DOCK_HOURS',
    default: '',
    meaning: 'When the dock takes parcels, as sellers read it: Mon-Fri 09:00-18:00 GMT+8.',
  },
  {
    name: 'DEMO',
    default: '1',
    meaning: 'Demo data on the first start; 0 for an empty market, always 0 in production.',
  },
  {
    name: 'METRICS_TOKEN',
    default: '',
    meaning: 'Bearer token for /metrics; without it only this machine may read them.',
  },
  {
    name: 'ALLOW_INSECURE',
    default: '',
    meaning:
      'Words, parted by commas, of what is allowed although it is not safe: http, smtp, s3, sms ' +
      '(plain connections in production), demo (demo accounts on a HOST of the network).',
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
