import { z } from 'zod'
import { statusOf } from '#app/refusals/refusals.ts'
import { locales } from '#kernel/locale.ts'
import type { GuardianField, TypedGuardian } from '#modules/booking/index.ts'
import { nameGuardian, takeGuardianBack, type NameGuardianFailure, type Order } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

const typed = z.string().max(200).default('')
const ticked = z.literal('on').optional()

const GuardianForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('name-guardian'),
    name: typed,
    email: typed,
    phone: typed,
    language: z.enum(locales),
    completesPapers: ticked,
    hearsChanges: ticked,
  }),
  z.object({ intent: z.literal('take-guardian-back'), guardian: z.uuid() }),
])

/** What was refused, with what had been typed. */
export type GuardianAnswer = {
  guardian: TypedGuardian & { language: string; completesPapers: boolean; hearsChanges: boolean }
  code: NameGuardianFailure['code']
  problems: GuardianField[]
}

type Changed = { kind: 'done' } | { kind: 'unreadable' } | { kind: 'answer'; answer: GuardianAnswer; status: number }

/** Whether a form of the order's page is about somebody who looks after the order. */
export function isAboutGuardians(fields: Record<string, string>): boolean {
  return fields['intent'] === 'name-guardian' || fields['intent'] === 'take-guardian-back'
}

/** Names somebody who looks after the order, or takes it out of their hands again; doing the latter twice is no fault. */
export async function changeGuardians(
  db: Db,
  { order, userId, fields }: { order: Order; userId: string | undefined; fields: Record<string, string> },
  now: Date,
): Promise<Changed> {
  const form = GuardianForm.safeParse(fields)
  if (!form.success) return { kind: 'unreadable' }
  if (form.data.intent === 'take-guardian-back') {
    await takeGuardianBack(db, { orderId: order.id, guardianId: form.data.guardian, userId }, now)
    return { kind: 'done' }
  }
  const { name, email, phone, language: locale } = form.data
  const rights = {
    completesPapers: form.data.completesPapers !== undefined,
    hearsChanges: form.data.hearsChanges !== undefined,
  }
  const wish = { orderId: order.id, typed: { name, email, phone }, locale, userId, ...rights }
  const named = await nameGuardian(db, wish, now)
  if (named.ok) return { kind: 'done' }
  const { error } = named
  const problems = 'problems' in error ? error.problems : []
  const guardian = { name, email, phone, language: locale, ...rights }
  return { kind: 'answer', answer: { guardian, code: error.code, problems }, status: statusOf(error.code) }
}
