import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findInRepository } from '#platform/disk/find-in-repository.server.ts'
import { asListed, isWellKnown } from './domain/well-known-password.ts'

/**
 * The 100,000 passwords that leaks have shown most often: the first five bytes of the SHA-256 of each, sorted. Made by
 * `scripts/pack-passwords.ts`. Of ten million passwords that are on no list one is taken for a listed one.
 */
const FILE = 'modules/accounts/data/well-known-passwords.bin'
const HASH_BYTES = 5

const LONGEST_LIST = 100_000
/** Shorter ones are refused for their length. */
const SHORTEST = 6

let hashes: Buffer | undefined

/** Whether a password is among those that are tried first at every account; asks nobody, sends nothing anywhere. */
export function isWellKnownPassword(password: string): boolean {
  return isWellKnown(password, isListed)
}

/** What the file is to hold for a text with one password on each line, the most frequent first. */
export function packPasswords(text: string): Buffer {
  const listed = new Set<string>()
  for (const line of text.split(/\r?\n/)) {
    const password = asListed(line)
    if (password.length >= SHORTEST) listed.add(password)
    if (listed.size === LONGEST_LIST) break
  }
  return Buffer.concat([...listed].map(hashOf).toSorted((a, b) => a.compare(b)))
}

function isListed(listed: string): boolean {
  hashes ??= readFileSync(findInRepository(FILE))
  const wanted = hashOf(listed)
  let [low, high] = [0, hashes.length / HASH_BYTES]
  while (low < high) {
    const middle = (low + high) >> 1
    const order = hashes.subarray(middle * HASH_BYTES, (middle + 1) * HASH_BYTES).compare(wanted)
    if (order === 0) return true
    if (order < 0) low = middle + 1
    else high = middle
  }
  return false
}

function hashOf(listed: string): Buffer {
  return createHash('sha256').update(listed).digest().subarray(0, HASH_BYTES)
}
