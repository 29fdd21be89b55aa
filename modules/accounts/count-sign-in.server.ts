import type { Db } from '#platform/db/client.server.ts'
import { createRateLimiter } from '#platform/http/rate-limit.server.ts'
import { accountKeyOf } from './account-key.server.ts'
import { findAcquaintance, type Acquaintance } from './data/known-devices.server.ts'
import type { TryKeys } from './data/sign-in-attempts.server.ts'
import type { Lane } from './hash-brake.server.ts'
import { tokenHashOf } from './token-hash.server.ts'

export type Applicant = {
  /** The account that is tried, when there is one. */
  userId: string | undefined
  /** What was typed to name it. */
  identifier: string
  device: string | undefined
  addressHash: string
}

/** An address is new to us for its first tries; after them it waits behind those that are. */
const FRESH = { max: 3, perSeconds: 900 }

const tries = createRateLimiter()

/**
 * Under what a try to sign in is counted, and how soon its turn comes.
 *
 * A browser or an address that was let into the account before has a count of its own. So nobody keeps an owner out by
 * trying the account from somewhere else, and a stolen mark of a browser gives ten tries, not more.
 */
export async function weighSignIn(db: Db, applicant: Applicant, now: Date): Promise<{ keys: TryKeys; lane: Lane }> {
  const acquaintance = await findAcquaintance(db, applicant)
  const { addressHash } = applicant
  const isFresh = tries.allow(addressHash, FRESH, now).ok
  return {
    keys: {
      accountKey: accountKeyOf(nameOf(applicant, acquaintance)),
      addressHash,
      countsAddress: acquaintance !== 'device',
    },
    lane: acquaintance === 'none' ? (isFresh ? 'fresh' : 'rest') : 'known',
  }
}

function nameOf({ userId, identifier, device = '', addressHash }: Applicant, acquaintance: Acquaintance): string {
  if (acquaintance === 'device') return `${userId} with ${tokenHashOf(device)}`
  return acquaintance === 'address' ? `${userId} at ${addressHash}` : (userId ?? identifier)
}
