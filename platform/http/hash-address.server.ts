import { createHash } from 'node:crypto'

/**
 * What is kept of a network address: it can be compared for one record, by whatever names that record, and tells nothing by
 * itself.
 */
export function hashAddress(name: string, address: string): string {
  return createHash('sha256').update(`${name}:${address}`).digest('hex')
}
