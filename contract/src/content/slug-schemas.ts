import { z } from 'zod';
import { slugs } from './slugs.ts';

export const Slug = z.enum(slugs);

export type Slug = z.infer<typeof Slug>;
