import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** Hash of a network address; of an IPv6 address only the half that a provider gives to one customer counts. */
export function addressHashOf(address: string): string {
  return createHash('sha256').update(networkOf(address)).digest('hex')
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = [head, tail].map((part) => (part === '' ? [] : part.split(':')))
  const missing = Math.max(0, 8 - groups.flat().length)
  const full = [...(groups[0] ?? []), ...Array.from({ length: missing }, () => '0'), ...(groups[1] ?? [])]
  return full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
