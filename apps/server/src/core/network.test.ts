import { describe, expect, it } from 'vitest';
import { callerOf, networkOf } from './network.ts';

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:1:2::9', '2001:db8:1'],
  ['2001:0DB8:0001:ffff:1:2:3:4', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['::1', '0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('the network of %s is %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

describe('the caller that a limit counts', () => {
  it('is an IPv4 address, also one written as IPv6', () => {
    expect(callerOf('203.0.113.7')).toBe('203.0.113.7');
    expect(callerOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
  });

  it('is the network of an IPv6 address: its first 64 bits, however they are written (RFC 4291)', () => {
    for (const one of ['2001:db8:0:7::1', '2001:0db8:0000:0007:aaaa:bbbb:cccc:dddd', '2001:DB8:0:7:1:2:3:4'])
      expect(callerOf(one)).toBe('2001:db8:0:7');
    expect(callerOf('2001:db8:0:8::1')).toBe('2001:db8:0:8');
    expect(callerOf('::1')).toBe('0:0:0:0');
    expect(callerOf('2001:db8::1')).toBe('2001:db8:0:0');
    expect(callerOf('fe80::1%eth0')).toBe('fe80:0:0:0');
  });
});
