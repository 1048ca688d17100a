import { fileUpload } from '#contract/files/calls.ts';
import { type Bound, bind } from '#server/kit/bind.ts';
import { upload } from './act.ts';
import { present } from './present.ts';

export const calls: readonly Bound[] = [
  bind(fileUpload, async (at) => present(await upload(at, at.upload), at.now)),
];
