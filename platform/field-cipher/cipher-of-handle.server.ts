import type { KyselyPlugin } from 'kysely'
import type { Db } from '#platform/db/client.server.ts'

/** Seals and opens texts with a set of keys. Comes with the database handle; see `withFieldCipher`. */
export type FieldCipher = {
  keyIds: readonly string[]
  seal: (place: string, plain: string) => string
  open: (place: string, sealed: string) => string
  indexes: (purpose: string, value: string) => readonly string[]
}

/** Known by name in every bundle of the program: the build and the sources around it each have their own copy of this file. */
const CARRIED = Symbol.for('kafile.field-cipher')

type Carrier = KyselyPlugin & { readonly [CARRIED]: FieldCipher }

/**
 * The handle with the keys on it, which travel with its transactions too. Keys belong to a database: whoever may read
 * the one reads with the other, and no operation has to pass them on.
 */
export function withFieldCipher(db: Db, cipher: FieldCipher): Db {
  const carrier: Carrier = {
    [CARRIED]: cipher,
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(carrier)
}

/** @throws Error when the handle carries no keys: a program forgot to open them. */
export function cipherOf(db: Db): FieldCipher {
  const carrier = db.getExecutor().plugins.findLast((plugin): plugin is Carrier => CARRIED in plugin)
  if (!carrier) throw new Error('this database handle carries no keys for sealed fields')
  return carrier[CARRIED]
}
