import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';

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

/** Asked: run this statement for so long. */
export interface Order {
  readonly name: string;
  readonly ms: number;
  /** Each connection begins a run every so many milliseconds; at once after the last where 0. */
  readonly everyMs: number;
}

/** Answered: how long each run took, in milliseconds, and all of them together. */
export interface Answer {
  readonly took: Float32Array;
  readonly ms: number;
}

if (parentPort !== null) {
  const port = parentPort;
  const { url, connections, statements, from } = workerData as LoadSetting;
  const clients: pg.Client[] = [];
  const places = new Map(statements.map(({ name }) => [name, from]));
  port.on('message', async ({ name, ms, everyMs }: Order) => {
    while (clients.length < connections) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      clients.push(client);
    }
    const statement = statements.find((one) => one.name === name);
    if (statement === undefined) throw new Error(`no statement ${name}`);
    const { text, values } = statement;
    const took: number[] = [];
    const started = performance.now();
    const loop = async (client: pg.Client) => {
      for (;;) {
        const at = performance.now();
        if (at - started >= ms) return;
        const place = places.get(name) ?? 0;
        places.set(name, place + 1);
        const given = values[place % values.length] as unknown[];
        await client.query({ name, text, values: given });
        const needed = performance.now() - at;
        took.push(needed);
        if (needed < everyMs) await pause(everyMs - needed);
      }
    };
    await Promise.all(clients.map(loop));
    const answer: Answer = { took: Float32Array.from(took), ms: performance.now() - started };
    port.postMessage(answer);
  });
}
