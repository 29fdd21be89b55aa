import { createHash } from 'node:crypto'

/** What is kept of a network address: it can be compared for one record, and tells nothing by itself. */
export function hashAddress(publicId: string, address: string): string {
  return createHash('sha256').update(`${publicId}:${address}`).digest('hex')
}
