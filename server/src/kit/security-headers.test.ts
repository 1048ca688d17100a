import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

it('tells browsers to come by TLS only where the market is reached by it', () => {
  expect(securityHeaders(true)['strict-transport-security']).toBe('max-age=31536000');
  expect(securityHeaders()['strict-transport-security']).toBeUndefined();
});

it('lets no page change the address that its links start from', () => {
  expect(securityHeaders()['content-security-policy']).toContain("base-uri 'none'");
});
