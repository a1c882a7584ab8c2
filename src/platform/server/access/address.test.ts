import { describe, expect, test } from 'vitest'
import { callerAddress, networkOf, plainAddress, readTrustedProxies } from './address.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7 ', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['<b>not-an-ip</b>', null],
  ['unknown', null],
  ['1', null],
  ['0x7f.1', null],
  ['203.0.113.256', null],
  ['2001:db8::1/64', null],
  ['', null],
])('the address %s is %s', (text, address) => {
  expect(plainAddress(text)).toBe(address)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['console', 'console'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test('the caller is the farthest trusted hop that is an address', () => {
  expect(callerAddress({ ip: '::ffff:127.0.0.1' })).toBe('127.0.0.1')
  expect(callerAddress({ ip: 'x', ips: ['127.0.0.1', '10.0.0.1', 'x'] })).toBe('10.0.0.1')
  expect(callerAddress({ ip: 'x', ips: ['x', 'y'] })).toBe('unknown')
})

describe('trusted proxies', () => {
  test.each([
    ['no', 0],
    ['0', 0],
    ['1', 1],
    ['10', 10],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['192.0.2.1, fd00::/8', ['192.0.2.1', 'fd00::/8']],
  ])('%s', (text, proxies) => {
    expect(readTrustedProxies(text)).toEqual(proxies)
  })

  test.each([
    ['yes', 'is no longer accepted'],
    ['true', 'is no longer accepted'],
    ['11', 'at most 10'],
    ['-1', '"-1" is neither'],
    ['1.5', '"1.5" is neither'],
    ['loopback', '"loopback" is neither'],
    ['10.0.0.0/33', '"10.0.0.0/33" is neither'],
    ['fd00::/129', '"fd00::/129" is neither'],
    ['10.0.0.0/8/8', 'is neither'],
    ['10.0.0.0/', 'is neither'],
    ['10/8', '"10/8" is neither'],
    ['10.0.0.0/8,', '"" is neither'],
    ['0.0.0.0/0', 'would trust everybody'],
    ['10.0.0.0/8, ::/0', '"::/0" would trust everybody'],
  ])('%s is refused', (text, why) => {
    expect(() => readTrustedProxies(text)).toThrow(why)
  })
})
