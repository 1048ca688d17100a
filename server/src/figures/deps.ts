import type { Language } from '#contract/option-schemas.ts';
import type { OrderState } from '#contract/orders/table.ts';
import type { Db } from '#server/kit/database/database.ts';

/** Dependencies of the slice. */
export interface FiguresDeps {
  /** Connections of their own: a figure that takes long keeps no call of a member waiting. */
  readonly db: () => Db;
  readonly secret: Buffer;
  /** Names of the states of orders, for files. */
  readonly stateNames: (lang: Language) => Readonly<Record<OrderState, string>>;
}
