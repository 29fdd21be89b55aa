import { carriedBy, withCarried } from '#platform/db/carried.server.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Seals and opens texts with a set of keys. Comes with the database handle; see `withFieldCipher`. */
export type FieldCipher = {
  keyIds: readonly string[]
  seal: (place: string, plain: string) => string
  open: (place: string, sealed: string) => string
  indexes: (purpose: string, value: string) => readonly string[]
}

const NAME = 'field-cipher'

/**
 * The handle with the keys on it, which travel with its transactions too. Keys belong to a database: whoever may read
 * the one reads with the other, and no operation has to pass them on.
 */
export function withFieldCipher(db: Db, cipher: FieldCipher): Db {
  return withCarried(db, NAME, cipher)
}

/** @throws Error when the handle carries no keys: a program forgot to open them. */
export function cipherOf(db: Db): FieldCipher {
  const cipher = carriedBy(db, NAME)
  if (cipher === undefined) throw new Error('this database handle carries no keys for sealed fields')
  return cipher as FieldCipher
}
