import type { Db, Tx } from '#server/kit/database.ts';

/** What the slice needs from outside. */
export interface OnboardingDeps {
  /** Which of these models (part numbers as kept) stand in the catalogue or in stock. */
  readonly knownModels: (db: Db, models: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly queueSms: (tx: Tx, sms: { readonly to: string; readonly text: string }) => Promise<void>;
}
