import { normalizeInput } from './text.ts'

const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/
const TOP_LEVEL = /^([A-Za-z]{2,63}|xn--[A-Za-z0-9-]{2,59})$/

/**
 * Reads an e-mail address: ASCII before the sign, a domain with at least one dot behind it, international domains in
 * their ASCII form. `undefined` for everything else. Ownership is proven by a mailed link only.
 */
export function parseEmail(typed: string): string | undefined {
  const text = normalizeInput(typed)
  const parts = text?.split('@') ?? []
  const [local = '', domain = ''] = parts
  if (parts.length !== 2 || local.length > 64 || !LOCAL_PART.test(local)) return undefined

  const ascii = asciiDomain(domain)
  const labels = ascii?.split('.') ?? []
  if (ascii === undefined || labels.length < 2 || !labels.every((label) => LABEL.test(label))) return undefined
  if (!TOP_LEVEL.test(labels.at(-1) ?? '')) return undefined

  const address = `${local}@${ascii}`
  return address.length > 254 ? undefined : address
}

/** The form under which addresses are compared; the typed form is kept for display. */
export function emailKey(address: string): string {
  return address.toLowerCase()
}

function asciiDomain(domain: string): string | undefined {
  if (!/[^\u0021-\u007E]/u.test(domain)) return domain
  if (/[\s/?#\\:@[\]]/u.test(domain)) return undefined
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return undefined
  }
}
