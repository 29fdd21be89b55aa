import { z } from 'zod'
import { askOverHttp, Indeterminate, NotSent, readJson } from '#platform/outgoing/ask-over-http.server.ts'
import type { WhatsAppAccount } from '../message-accounts.ts'
import { SEND_TIMEOUT_MS, type OutgoingMessage, type SendOutcome } from '../sending.ts'

const Taken = z.object({ messages: z.array(z.object({ id: z.string().min(1) })).min(1) })
const Refused = z.object({ error: z.object({ code: z.number() }) })

/** Too much at once, or out of service for a while: the same message may be sent later. */
const LATER = new Set([2, 4, 80_007, 130_429, 131_016, 131_048, 131_056])

/**
 * Asks WhatsApp once to carry a message by the template that was agreed with it. Never throws for what the provider does;
 * nothing of the account is in the outcome.
 */
export async function sendTemplate(account: WhatsAppAccount, message: OutgoingMessage): Promise<SendOutcome> {
  try {
    const answer = await askOverHttp(
      new URL(`${account.baseUrl}/${account.phoneId}/messages`),
      {
        method: 'POST',
        headers: { Authorization: `Bearer ${account.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(bodyOf(message)),
      },
      { signal: AbortSignal.timeout(SEND_TIMEOUT_MS) },
    )
    const said = readJson(answer)
    const taken = Taken.safeParse(said)
    if (answer.status < 300 && taken.success) return { kind: 'accepted', providerRef: taken.data.messages[0]?.id ?? '' }
    const refused = Refused.safeParse(said)
    if (answer.status < 300 || !refused.success) return { kind: 'uncertain', failure: `status ${answer.status}` }
    const { code } = refused.data.error
    return { kind: LATER.has(code) || answer.status === 429 ? 'later' : 'refused', failure: String(code) }
  } catch (error) {
    if (error instanceof NotSent) return { kind: 'later', failure: 'unreachable' }
    if (error instanceof Indeterminate) return { kind: 'uncertain', failure: 'no-answer' }
    throw error
  }
}

function bodyOf({ attemptId, phone, locale, template, parameters }: OutgoingMessage) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: phone,
    type: 'template',
    template: {
      name: template,
      language: { code: locale },
      components: [{ type: 'body', parameters: parameters.map((text) => ({ type: 'text', text: onOneLine(text) })) }],
    },
    biz_opaque_callback_data: attemptId,
  }
}

/** What fills a template may hold no line ends and no run of spaces, and may not be empty. */
function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim() || '-'
}
