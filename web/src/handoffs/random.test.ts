import { expect, test } from 'vitest';
import { z } from 'zod';
import { newKey, newPhotoId } from './random.ts';

test('a key has 256 bits in base64url, and two are never the same', () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(new Set(keys).size).toBe(200);
});

test('an id of a photo is a UUID of version 4', () => {
  for (let n = 0; n < 200; n += 1) expect(z.uuidv4().safeParse(newPhotoId()).success).toBe(true);
});
