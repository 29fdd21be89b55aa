/** The class, subject and detail of a mail status, `5.1.1` (RFC 3463). */
const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/

/**
 * Whether an answer of a mail server says that there is no such address, or that nothing will be taken for it any more
 * (RFC 5321 and 3463). A full mailbox passes, and a refusal for policy is about the sender: neither counts.
 */
export function refusesAddress(answer: string): boolean {
  const status = enhanced.exec(answer)
  if (status) {
    const [, subject = '', detail = ''] = status
    return (subject === '1' && !senderDetails.has(detail)) || (subject === '2' && detail === '1')
  }
  return /^\s*(?:smtp;\s*)?55[013]\b/i.test(answer)
}

/** Details of subject 1 that speak of the sender's own address. */
const senderDetails = new Set(['7', '8'])
