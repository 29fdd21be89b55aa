import { lookup, type LookupAddress, type LookupOptions } from 'node:dns'
import { request as requestPlain, type ClientRequest, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP } from 'node:net'
import { isPublicAddress } from './private-address.ts'

export type OutsideAnswer = { kind: 'answered'; status: number } | { kind: 'failed'; reason: OutsideFailure }

/** `private-address`: the name leads into our own house. `unreachable`: no connection, or it broke off. */
export type OutsideFailure = 'private-address' | 'not-secure' | 'timeout' | 'unreachable'

const TIMEOUT_MS = 10_000

/**
 * Posts to an address that somebody else named. Unless `allowsPrivate`, only HTTPS to public networks is spoken: every
 * address the name has is looked at, and the connection goes to the very one that was. Redirects are answers like any
 * other, and of the answer nothing but its status is read. Never throws.
 */
export async function postOutside(
  url: URL,
  { body, headers, allowsPrivate }: { body: string; headers: Record<string, string>; allowsPrivate: boolean },
): Promise<OutsideAnswer> {
  if (!allowsPrivate) {
    if (url.protocol !== 'https:') return { kind: 'failed', reason: 'not-secure' }
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !isPublicAddress(host)) return { kind: 'failed', reason: 'private-address' }
  }
  const options: RequestOptions = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(allowsPrivate ? {} : { lookup: lookUpPublic as RequestOptions['lookup'] }),
  }
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain
    const sent: ClientRequest = send(url, options, (answer: IncomingMessage) => {
      resolve({ kind: 'answered', status: answer.statusCode ?? 0 })
      answer.destroy()
    })
    sent.on('error', (error) => resolve({ kind: 'failed', reason: reasonOf(error) }))
    sent.end(body)
  })
}

class PrivateAddress extends Error {}

type LookedUp = (error: Error | null, address?: string | LookupAddress[], family?: number) => void

/** Looks a name up as always, and refuses it when any of its addresses is not a public one. */
function lookUpPublic(name: string, options: LookupOptions, done: LookedUp): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) return done(new PrivateAddress(name))
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

function reasonOf(error: Error): OutsideFailure {
  if (error instanceof PrivateAddress) return 'private-address'
  return error.name === 'TimeoutError' || error.name === 'AbortError' ? 'timeout' : 'unreachable'
}
