import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createHashBrake, type Lane } from './hash-brake.server.ts'

declare const passwordHashBrand: unique symbol

/** An argon2id hash as PHC text. Made before a transaction begins: hashing takes tens of milliseconds on purpose. */
export type PasswordHash = string & { readonly [passwordHashBrand]: true }

/** More passwords wait to be hashed than can be served soon. The answer to a visitor is 503. */
export class TooManyPasswords extends Error {}

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password nobody knows: checking against it takes as long as checking a real one. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$hg/W+g6sAKNCj2HbT/LlXg$+OHahV+P++w3jaAs9tEBVxVPbsfYXDqFGBT+fQFQ1aM'

/** One processor stays free for everything else, and one of the four threads that also read files. */
const AT_ONCE = Math.min(3, Math.max(1, availableParallelism() - 1))

/** At some thirty milliseconds each, who waits last is served within about two seconds. */
const WAITING = 20

const brake = createHashBrake({ atOnce: AT_ONCE, waiting: WAITING })

/**
 * Hashes a password with argon2id and a fresh salt. Equal text typed on different systems hashes alike.
 *
 * @throws TooManyPasswords when too many wait already.
 */
export async function hashPassword(password: string): Promise<PasswordHash> {
  return orThrow(await brake.run('known', () => hash(password.normalize('NFC'), COST))) as PasswordHash
}

/**
 * Whether the password is right; without a stored hash it takes the same time and is never right.
 *
 * @throws TooManyPasswords when too many wait already.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  return orThrow(await brake.run('known', () => isRightPassword(storedHash, password)))
}

/**
 * Does work that ends in {@link isRightPassword} when its turn has come; `undefined` when too many of its lane wait
 * already. Everything that a try to sign in costs belongs into the work, so that a flood of tries costs no more.
 */
export function takeTurn<Value>(lane: Lane, work: () => Promise<Value>): Promise<{ value: Value } | undefined> {
  return brake.run(lane, work)
}

/** As {@link verifyPassword}, for those who have taken their turn. */
export async function isRightPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? DUMMY_HASH, password.normalize('NFC'))
  return storedHash !== undefined && isRight
}

function orThrow<Value>(done: { value: Value } | undefined): Value {
  if (!done) throw new TooManyPasswords('too many passwords wait to be hashed')
  return done.value
}
