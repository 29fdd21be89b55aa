import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'

/** Who asks: the address that limits and records know, and whether it is somebody on this machine. */
export type Caller = { address: string; isOnThisMachine: boolean }

/** The proxies between visitors and the program: how many there are, or the networks that they are in. */
export type TrustedProxies = { hops: number } | { networks: BlockList }

/** Nobody stands before the program: what a request says of other addresses is what its sender made up. */
export const noProxies: TrustedProxies = { hops: 0 }

/** A machine that asks its own program, as tests and the program itself do. */
export const thisMachine: Caller = { address: '127.0.0.1', isOnThisMachine: true }

type Head = { socket: Pick<IncomingMessage['socket'], 'remoteAddress'>; headers: IncomingMessage['headers'] }

/**
 * Where a request comes from. Each proxy adds the address that it was asked from to the end of `X-Forwarded-For`; the
 * header is read backwards, and only as far as proxies are trusted: what stands before that, anybody may have written.
 * An entry that is no address ends the reading. Everything that limits or records addresses gets them from here.
 */
export function callerOf({ socket, headers }: Head, trusted: TrustedProxies): Caller {
  const peer = readAddress(socket.remoteAddress ?? '') ?? ''
  const said = headers['x-forwarded-for']
  const forwarded = (Array.isArray(said) ? said.join(',') : (said ?? '')).split(',').toReversed()
  const isForwarded = said !== undefined || headers['forwarded'] !== undefined

  let address = peer
  for (const [passed, entry] of forwarded.entries()) {
    const before = isTrusted(trusted, address, passed) ? readAddress(entry) : undefined
    if (before === undefined) break
    address = before
  }
  return { address, isOnThisMachine: isLoopback(peer) && !isForwarded }
}

/**
 * Reads a number of proxies, or networks with commas between them (`10.0.0.0/8, ::1`). Undefined when it is neither.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d{1,2}$/.test(text)) return { hops: Number(text) }
  const networks = new BlockList()
  for (const part of text.split(',')) {
    const [, address = '', prefix] = /^\s*([0-9a-f.:]+)(?:\/(\d{1,3}))?\s*$/i.exec(part) ?? []
    const version = isIP(address)
    const bits = version === 4 ? 32 : 128
    if (version === 0 || Number(prefix ?? bits) > bits) return undefined
    networks.addSubnet(address, Number(prefix ?? bits), familyOf(address))
  }
  return { networks }
}

function isTrusted(trusted: TrustedProxies, address: string, passed: number): boolean {
  if ('hops' in trusted) return passed < trusted.hops
  return isIP(address) !== 0 && trusted.networks.check(address, familyOf(address))
}

/** An address as we write it: without port, zone and the form in which IPv6 carries IPv4. */
function readAddress(text: string): string | undefined {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(bare) === 0 ? undefined : bare.toLowerCase()
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 4 ? 'ipv4' : 'ipv6'
}

function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1'
}
