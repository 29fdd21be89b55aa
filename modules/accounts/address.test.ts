import { expect, test } from 'vitest'
import { addressHashOf } from './address.server.ts'

test('an IPv4 address counts alike in both spellings', () => {
  expect(addressHashOf('::ffff:192.0.2.7')).toBe(addressHashOf('192.0.2.7'))
})

test('neighbouring IPv4 addresses count apart', () => {
  expect(addressHashOf('192.0.2.7')).not.toBe(addressHashOf('192.0.2.8'))
})

test('IPv6 addresses of one network count as one', () => {
  expect(addressHashOf('2001:db8:1:2::9')).toBe(addressHashOf('2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd'))
})

test('IPv6 addresses of two networks count apart', () => {
  expect(addressHashOf('2001:db8:1:2::9')).not.toBe(addressHashOf('2001:db8:1:3::9'))
})
