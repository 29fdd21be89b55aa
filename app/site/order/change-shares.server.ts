import { statusOf } from '#app/refusals/refusals.ts'
import { z } from 'zod'
import { parseEmail } from '#kernel/email.ts'
import { normalizeInput } from '#kernel/text.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { sendShare, sharePart, takeShareBack, type Order, type ShareFailure } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { ShareAnswer, ShareField } from './share-form.tsx'

const typed = z.string().max(500).default('')

const PlanForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('share'), part: z.uuid(), name: typed, email: typed, amount: typed }),
  z.object({ intent: z.literal('send'), part: z.uuid() }),
  z.object({ intent: z.literal('take-back'), part: z.uuid() }),
])

type Changed = { kind: 'done' } | { kind: 'unreadable' } | { kind: 'answer'; answer: ShareAnswer; status: number }

/** Takes what a customer sends about the shares of an order: a new one, a mail to its payer, or taking it back. */
export async function changeShares(db: Db, order: Order, fields: unknown, now: Date): Promise<Changed> {
  const form = PlanForm.safeParse(fields)
  if (!form.success) return { kind: 'unreadable' }
  const { intent, part: partId } = form.data
  const wish = { orderId: order.id, partId }
  if (intent === 'take-back') {
    const back = await takeShareBack(db, wish, now)
    return back.ok ? { kind: 'done' } : refused({ problem: { code: back.error.code } }, 409)
  }
  if (intent === 'send') {
    const sent = await sendShare(db, wish)
    return sent.ok ? refused({ sent: partId }, 200) : refused({ problem: { code: sent.error.code } }, 409)
  }

  const { name, email, amount } = form.data
  const answer = { partId, typed: { name, email, amount } }
  const payer = { name: (normalizeInput(name) ?? '').slice(0, 200), email: parseEmail(email) }
  const wanted = parseTypedAmount(amount, order.total.currency)
  const wrong: ShareField[] = [
    ...(payer.name ? [] : ['name' as const]),
    ...(payer.email ? [] : ['email' as const]),
    ...(wanted ? [] : ['amount' as const]),
  ]
  if (!wanted || !payer.email || wrong.length > 0) return refused({ ...answer, problem: { fields: wrong } }, 400)
  const shared = await sharePart(db, { ...wish, amount: wanted, payer: { name: payer.name, email: payer.email } }, now)
  if (shared.ok) return { kind: 'done' }
  return refused({ ...answer, problem: problemOf(shared.error) }, statusOf(shared.error.code))
}

function problemOf(failure: ShareFailure): ShareAnswer['problem'] & object {
  return failure.code === 'share-amount' ? { fields: ['amount'] } : { code: failure.code }
}

function refused(answer: ShareAnswer, status: number): Changed {
  return { kind: 'answer', answer, status }
}
