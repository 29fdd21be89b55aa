import { readEmergencyForm } from '#app/acts/orders/read-emergency-form.server.ts'
import type { SignedInUser } from '#modules/accounts/index.ts'
import { saveEmergencyContact, type Order } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { EmergencyAnswer } from './emergency-section.tsx'

type Outcome =
  | { kind: 'saved' }
  | { kind: 'unreadable' }
  | { kind: 'answer'; answer: EmergencyAnswer; status: 409 | 412 | 422 }

/** Saves whom the customer wants called at home. */
export async function saveEmergency(
  db: Db,
  { order, user, fields }: { order: Order; user: SignedInUser | null; fields: Record<string, string> },
  now: Date,
): Promise<Outcome> {
  const form = readEmergencyForm(fields)
  if (!form) return { kind: 'unreadable' }
  const by = user ? { id: user.id } : undefined
  const saved = await saveEmergencyContact(db, { orderId: order.id, ...form, by }, now)
  if (saved.ok) return { kind: 'saved' }
  const { error } = saved
  const answer = { emergency: form.typed, code: error.code, problems: 'problems' in error ? error.problems : [] }
  return { kind: 'answer', answer, status: statuses[error.code] }
}

const statuses = { 'nothing-asked': 409, 'edit-conflict': 412, 'invalid-fields': 422 } as const
