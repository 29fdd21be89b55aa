import { z } from 'zod'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import type { SmsAccount } from '../message-accounts.ts'
import { SEND_TIMEOUT_MS, type OutgoingMessage, type SendOutcome } from '../sending.ts'
import { askNetgsm } from './ask-netgsm.server.ts'

const Said = z.object({ code: z.string(), jobid: z.string().nullish() })

const TAKEN = new Set(['00', '01', '02'])

/** Too many at once. */
const LATER = new Set(['80', '85'])

/** Failures of their own, after which nobody knows. */
const THEIRS = new Set(['100', '101'])

/**
 * Asks Netgsm once to send a short message under the sender's title. Never throws for what the provider does; nothing of
 * the account is in the outcome.
 */
export async function sendSms(account: SmsAccount, message: OutgoingMessage): Promise<SendOutcome> {
  try {
    const said = Said.safeParse(
      await askNetgsm(account, 'send', bodyOf(account, message), AbortSignal.timeout(SEND_TIMEOUT_MS)),
    )
    if (!said.success) return { kind: 'uncertain', failure: 'no-answer' }
    const { code, jobid } = said.data
    if (TAKEN.has(code))
      return jobid ? { kind: 'accepted', providerRef: jobid } : { kind: 'uncertain', failure: 'no-name' }
    return { kind: LATER.has(code) ? 'later' : THEIRS.has(code) ? 'uncertain' : 'refused', failure: code }
  } catch (error) {
    if (error instanceof NotSent) return { kind: 'later', failure: 'unreachable' }
    if (error instanceof Indeterminate) return { kind: 'uncertain', failure: 'no-answer' }
    throw error
  }
}

function bodyOf({ title }: SmsAccount, { phone, body, iysFilter }: OutgoingMessage) {
  return {
    msgheader: title,
    encoding: encodingOf(body),
    iysfilter: iysFilter,
    messages: [{ msg: body, no: numberOf(phone) }],
  }
}

/** Turkish letters have a table of their own; what is in neither travels in two bytes a letter. */
function encodingOf(text: string): string {
  return /^[\n\r -~£¥èéùìòÇØøÅåÆæßÉ¤¡ÄÖÑÜ§¿äöñüàçÇĞğİıŞş€]*$/.test(text) ? 'TR' : 'UNICODE'
}

/** Numbers of Türkiye go without their code, all others with two zeros before it. */
function numberOf(phone: string): string {
  return phone.startsWith('90') ? phone.slice(2) : `00${phone}`
}
