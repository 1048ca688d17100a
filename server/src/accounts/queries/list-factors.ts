import type { QueryContext } from '#server/kit/request-context.ts';
import { ownerIdOf } from '../factors/owner.ts';
import { readFactors } from '../factors/view.ts';

/** Lists the caller's own second factors. */
export const listFactors = (ctx: QueryContext) => readFactors(ctx.tx, ownerIdOf(ctx));
