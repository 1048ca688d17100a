import { join } from 'node:path';
import type { S3Config } from '../process/config.ts';
import type { Storage } from './storage.ts';
import { folderStorage } from './storage-folder.ts';
import { s3Storage } from './storage-s3.ts';

/** The storage that the configuration names: a bucket, or a folder of the data folder. */
export const openStorage = ({ s3, dataDir }: { s3: S3Config | null; dataDir: string }): Storage =>
  s3 === null ? folderStorage(join(dataDir, 'files')) : s3Storage(s3);
