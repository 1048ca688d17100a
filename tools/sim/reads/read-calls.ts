import { randomUUID } from 'node:crypto';
import type { Call } from '#contract/call.ts';
import { everyCall } from '#harness/every-call.ts';

/** Fields by which reads name the record that they are about. */
const idFields = ['id', 'orderId', 'claimId', 'lotId', 'lineId', 'accountId'] as const;
export type IdField = (typeof idFields)[number];

/** A read that a walk can ask for: the fields of its input that name a record. */
export interface ReadCall {
  readonly call: Call;
  readonly fields: readonly IdField[];
}

/** Reads that are no page of one market: files, and what waits for the next change. */
const leftOut = /\/(events|file)$/;

/** Returns which of the fields a read needs; null where it needs others. */
async function fieldsOf(call: Call): Promise<readonly IdField[] | null> {
  const { input } = await call.schemas();
  const choices: (readonly IdField[])[] = [[], ...idFields.map((field) => [field])];
  for (const fields of [...choices, ['orderId', 'lineId'] as const]) {
    const some = Object.fromEntries(fields.map((field) => [field, randomUUID()]));
    if (input.safeParse(some).success) return fields;
  }
  return null;
}

/** Returns the reads of the contract that ask for no more than a record, in the order of their paths. */
export async function readCalls(): Promise<ReadCall[]> {
  const found: ReadCall[] = [];
  for (const call of await everyCall()) {
    if (call.kind !== 'query' || call.form || leftOut.test(call.path)) continue;
    const fields = await fieldsOf(call);
    if (fields !== null) found.push({ call, fields });
  }
  return found.sort((a, b) => (a.call.path < b.call.path ? -1 : 1));
}
