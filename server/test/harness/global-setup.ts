import type { TestProject } from 'vitest/node';
import { startTestServer } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** One PostgreSQL for all tests of a run; each test opens a database of its own on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer();
  project.provide('templateUrl', server.templateUrl);
  // Workers inherit the environment, so that plain modules find the server as well.
  process.env.ASSAY_TEMPLATE_URL = server.templateUrl;
  return () => server.stop();
}
