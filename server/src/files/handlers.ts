import { fileUpload } from '#contract/files/calls.ts';
import { type Implementation, implement } from '#server/kit/implement.ts';
import { prepare, upload } from './commands/store-file.ts';
import { present } from './views.ts';

export const calls: readonly Implementation[] = [
  implement(fileUpload, async (ctx) => present(await upload(ctx, ctx.upload), ctx.now), prepare),
];
