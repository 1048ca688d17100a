import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../process/config.ts';
import { assertKey, type Storage } from './storage.ts';

const ATTEMPTS = 3;
const UNKNOWN_TYPE = 'application/octet-stream';

/** A bucket of any storage that speaks S3. The bucket exists already; objects are private. */
export function s3Storage({ endpoint, bucket, region, accessKey, secretKey }: S3Config): Storage {
  const client = new S3Client({
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: ATTEMPTS,
    // Many storages other than Amazon's do not know the newer checksum headers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
  });
  const place = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: type }));
    },
    async putFile(key, path, type) {
      const { size } = await stat(path);
      const file = { Body: createReadStream(path), ContentLength: size, ContentType: type };
      await client.send(new PutObjectCommand({ ...place(key), ...file }));
    },
    async get(key) {
      const found = await orNull(client.send(new GetObjectCommand(place(key))));
      if (found === null) return null;
      const { Body, ContentLength = 0, ContentType = UNKNOWN_TYPE } = found;
      return { stream: Body as Readable, size: ContentLength, type: ContentType };
    },
    async has(key) {
      return (await orNull(client.send(new HeadObjectCommand(place(key))))) !== null;
    },
    async remove(key) {
      await orNull(client.send(new DeleteObjectCommand(place(key))));
    },
  };
}

/** The answer, or null where there is no such object. A missing bucket is a fault. */
async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) {
      return null;
    }
    throw error;
  }
}
