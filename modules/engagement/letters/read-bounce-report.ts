import { refusesAddress } from '#platform/mail/refused-address.ts'

/** An address that a mail server refused for good, with its words. */
export type BouncedAddress = { email: string; reason: string }

const LONGEST_REASON = 300

/**
 * The addresses that a report about mails that did not arrive (RFC 3464) refuses for good: pasted as the mail program shows
 * the original, several reports one after the other too. What only waits, what was refused for another reason than the address, and
 * anything that is no such report says nothing.
 */
export function readBounceReport(report: string): BouncedAddress[] {
  // A field goes on where a line begins with a space.
  const blocks = report
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]+(?=\S)/g, ' ')
    .split(/\n\s*\n/)
  const found = blocks.flatMap((block) => {
    const field = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(block)?.[1]?.trim()
    const email = /^rfc822;\s*<?([^\s<>]+@[^\s<>]+?)>?$/i.exec(field('Final-Recipient') ?? '')?.[1]
    const status = field('Status') ?? ''
    const words = field('Diagnostic-Code') ?? status
    const isOver = (field('Action') ?? 'failed').toLowerCase() === 'failed'
    if (email === undefined || !isOver) return []
    return refusesAddress(status) || refusesAddress(words) ? [{ email, reason: words.slice(0, LONGEST_REASON) }] : []
  })
  return [...new Map(found.map((each) => [each.email.toLowerCase(), each])).values()]
}
