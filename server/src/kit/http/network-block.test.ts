import { expect, test } from 'vitest';
import { networkBlock } from './network-block.ts';

test('an IPv4 address is limited alone, also as IPv6 writes it', () => {
  expect(networkBlock('91.2.3.4')).toBe('91.2.3.4');
  expect(networkBlock('::ffff:91.2.3.4')).toBe('91.2.3.4');
});

test('all addresses of one /64 are limited as one, however they are written', () => {
  for (const address of [
    '2001:db8:0:7::1',
    '2001:DB8::7:0:0:0:9',
    '2001:0db8:0000:0007:ffff:ffff:ffff:ffff',
    '2001:db8:0:7:1:2:3:4%eth0',
  ]) {
    expect(networkBlock(address), address).toBe('2001:db8:0:7::/64');
  }
  expect(networkBlock('2001:db8:0:8::1')).not.toBe(networkBlock('2001:db8:0:7::1'));
  expect(networkBlock('::1')).toBe('0:0:0:0::/64');
});
