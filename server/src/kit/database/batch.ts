interface Waiting<Request, Answer> {
  readonly request: Request;
  readonly resolve: (result: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks together what is asked at about the same time: while `atOnce` batches are under way, what
 * comes waits for the next one. Each answer belongs to a batch that began after it was asked for.
 * `run` answers in the order of what was asked; where it fails, all of its batch fail.
 */
export function batched<Request, Answer>(
  run: (requests: readonly Request[]) => Promise<readonly Answer[]>,
  { atOnce = 1 }: { readonly atOnce?: number } = {},
): (request: Request) => Promise<Answer> {
  let waiting: Waiting<Request, Answer>[] = [];
  let underWay = 0;
  const settle = async (batch: readonly Waiting<Request, Answer>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ request }) => request));
      for (const [at, { resolve }] of batch.entries()) resolve(results[at] as Answer);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  };
  const next = (): void => {
    if (underWay >= atOnce || waiting.length === 0) return;
    const batch = waiting;
    waiting = [];
    underWay += 1;
    const done = () => {
      underWay -= 1;
      next();
    };
    settle(batch).then(done, done);
  };
  return (request) =>
    new Promise<Answer>((resolve, reject) => {
      waiting.push({ request, resolve, reject });
      // Requests of the same microtask turn go into the same batch.
      if (waiting.length === 1) queueMicrotask(next);
    });
}

/**
 * Runs together what is requested of one database at about the same time, as `batched`; what is
 * requested in a transaction stays in it.
 */
export function batchedOn<On extends object, Request, Result>(
  run: (on: On, requests: readonly Request[]) => Promise<readonly Result[]>,
  options: { readonly atOnce?: number } = {},
): (on: On, request: Request) => Promise<Result> {
  const batches = new WeakMap<On, (request: Request) => Promise<Result>>();
  return (on, request) => {
    const batch = batches.get(on) ?? batched((requests) => run(on, requests), options);
    batches.set(on, batch);
    return batch(request);
  };
}
