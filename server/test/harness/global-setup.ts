import { startTestServer } from './server.ts';

/**
 * One PostgreSQL for all tests of a run; each test opens a database of its own on it. Workers
 * inherit the environment, and the harness finds the server there. Tests without a database run
 * also where none can be started: those with one fail with the reason.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env.ASSAY_TESTS_WITHOUT_DATABASE !== undefined) {
    process.env.ASSAY_TEMPLATE_FAULT = 'These tests were run without one.';
    return async () => {};
  }
  // Another project of this run has started it.
  if (process.env.ASSAY_TEMPLATE_URL !== undefined) return async () => {};
  try {
    const server = await startTestServer();
    process.env.ASSAY_TEMPLATE_URL = server.templateUrl;
    process.env.ASSAY_ADMIN_URL = server.adminUrl;
    return () => server.stop();
  } catch (error) {
    process.env.ASSAY_TEMPLATE_FAULT = error instanceof Error ? error.message : String(error);
    return async () => {};
  }
}
