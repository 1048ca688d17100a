import { startTestServer } from './server.ts';

/**
 * One PostgreSQL for all tests of a run; each test opens a database of its own on it. Workers
 * inherit the environment, and the harness finds the server there.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const server = await startTestServer();
  process.env.ASSAY_TEMPLATE_URL = server.templateUrl;
  return () => server.stop();
}
