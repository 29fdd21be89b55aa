import { expect, test } from 'vitest'
import { callerOf, noProxies, readTrustedProxies } from './caller.server.ts'

const CDN = '198.51.100.7'
const VISITOR = '203.0.113.9'

test.each(['10.1.2.3', '127.0.0.1', VISITOR])('believes no header of %s while no proxy is trusted', (peer) => {
  expect(addressOf(peer, '6.6.6.6', undefined)).toBe(peer)
})

test.each([
  ['one proxy', '1', '10.0.0.2', VISITOR, VISITOR],
  ['one proxy, and a header that the visitor made up', '1', '10.0.0.2', `6.6.6.6, 7.7.7.7, ${VISITOR}`, VISITOR],
  ['a CDN before a proxy', '2', '10.0.0.2', `6.6.6.6, ${VISITOR}, ${CDN}`, VISITOR],
  ['a CDN that is not counted', '1', '10.0.0.2', `${VISITOR}, ${CDN}`, CDN],
  ['fewer entries than proxies', '3', '10.0.0.2', VISITOR, VISITOR],
  ['networks', `10.0.0.0/8, ${CDN}/32`, '10.0.0.2', `6.6.6.6, ${VISITOR}, ${CDN}`, VISITOR],
  ['a peer outside of them', '10.0.0.0/8', '192.0.2.1', VISITOR, '192.0.2.1'],
  ['a visitor inside of them', '10.0.0.0/8', '10.0.0.2', '10.9.9.9', '10.9.9.9'],
  ['IPv6', '2001:db8::/32', '2001:db8::1', '2001:DB9::5', '2001:db9::5'],
  ['an IPv4 peer in the form of IPv6', '10.0.0.0/8', '::ffff:10.0.0.2', VISITOR, VISITOR],
  ['ports', '2', '10.0.0.2', `${VISITOR}:4711, [2001:db8::1]:443`, VISITOR],
  ['garbage', '2', '10.0.0.2', `unknown, ${CDN}`, CDN],
  ['nothing but garbage', '1', '10.0.0.2', '<script>', '10.0.0.2'],
  ['no header', '1', '10.0.0.2', undefined, '10.0.0.2'],
])('with %s it knows the visitor', (_, trusted, peer, forwarded, address) => {
  expect(addressOf(peer, forwarded, trusted)).toBe(address)
})

test.each(['1.2.3', '10.0.0.0/33', 'a, b', '::/129', '-1', 'all', '10.0.0.0/8,'])('takes %s for no proxies', (text) => {
  expect(readTrustedProxies(text)).toBeUndefined()
})

test.each([
  ['127.0.0.1', {}, true],
  ['::1', {}, true],
  ['::ffff:127.0.0.1', {}, true],
  ['10.0.0.2', {}, false],
  ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, false],
  ['127.0.0.1', { forwarded: 'for=127.0.0.1' }, false],
])('says whether %s with %o is on this machine', (remoteAddress, headers, isOnThisMachine) => {
  expect(callerOf({ socket: { remoteAddress }, headers }, noProxies)).toMatchObject({ isOnThisMachine })
})

function addressOf(remoteAddress: string, forwarded: string | undefined, trusted: string | undefined): string {
  const proxies = trusted === undefined ? noProxies : readTrustedProxies(trusted)
  if (!proxies) throw new Error(`${trusted} is not read`)
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return callerOf({ socket: { remoteAddress }, headers }, proxies).address
}
