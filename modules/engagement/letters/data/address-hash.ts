import { sql, type Expression } from 'kysely'

/** By which a newsletter knows an address without keeping it: the fingerprint of its `emailKey`. */
export function addressHashOf(emailKey: Expression<string> | string) {
  return sql<string>`encode(sha256(convert_to(${emailKey}, 'UTF8')), 'hex')`
}
