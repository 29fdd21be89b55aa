import { emailKey } from '#kernel/email.ts'

/** What limits compare orders by; other spellings of one mailbox, number or network are the same here. */
export type OrderOrigin = { email: string; phone: string; network: string }

export function originOf(contact: { email: string; phoneKey: string }, address: string): OrderOrigin {
  return { email: mailboxOf(contact.email), phone: contact.phoneKey, network: networkOf(address) }
}

/** The mailbox behind an address: what follows a plus is a name its owner makes up, and Gmail reads no dots. */
function mailboxOf(email: string): string {
  const [local = '', domain = ''] = emailKey(email).split('@')
  const [name = ''] = local.split('+')
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${name}@${domain}`
  return `${name.replaceAll('.', '')}@gmail.com`
}

/** An IPv4 address, or the half of an IPv6 address that one customer of a provider is given. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...gap, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
