import { expect, it } from 'vitest';
import { safetyOf, securityHeaders } from './security-headers.ts';

it('tells browsers to come by TLS only where the market is reached by it', () => {
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000');
  expect(securityHeaders()['strict-transport-security']).toBeUndefined();
});

it('lets no page change the address that its links start from', () => {
  expect(securityHeaders()['content-security-policy']).toContain("base-uri 'none'");
});

it('lets the pages of the console alone compile WebAssembly, for the reader of codes', () => {
  const scans = (url: string) =>
    safetyOf(false)(url)['content-security-policy']?.includes("'wasm-unsafe-eval'");
  for (const url of ['/ops', '/ops/dock', '/ops?lang=zh']) expect(scans(url)).toBe(true);
  for (const url of ['/', '/opsx', '/l/LOT-1/A', '/test-api/ops/dock/list']) {
    expect(scans(url)).toBe(false);
  }
});
