import { workerData } from 'node:worker_threads';
import pg from 'pg';
import { type Run, serveOrders } from './order.ts';

/** One of the threads that load the server: it runs statements for as long as it is told. */

/** A statement and the values that it is run with, one after the other. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  readonly values: readonly (readonly unknown[])[];
}

export interface LoadSetting {
  readonly url: string;
  readonly connections: number;
  /** The statements by name. */
  readonly statements: readonly Statement[];
  /** Where in the values this thread begins, so that two never run the same at once. */
  readonly from: number;
}

const { url, connections, statements, from } = (workerData ?? {}) as LoadSetting;

async function open(): Promise<Run> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (name, place) => {
    const statement = statements.find((one) => one.name === name);
    if (statement === undefined) throw new Error(`no statement ${name}`);
    const { text, values } = statement;
    return client.query({ name, text, values: values[place % values.length] as unknown[] });
  };
}

serveOrders(() => Promise.all(Array.from({ length: connections }, open)), { from });
