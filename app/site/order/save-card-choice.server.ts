import { z } from 'zod'
import { statusOf } from '#app/refusals/refusals.ts'
import { isAlive } from '#modules/booking/index.ts'
import type { Order } from '#modules/booking/index.server.ts'
import { plainCard, readCardHealth } from '#modules/road/index.ts'
import { listCardChoices, saveCardChoice } from '#modules/road/index.server.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AskedCard, CardChoiceAnswer } from './card-choices.tsx'

const Form = z.object({ traveller: z.uuid() })

type Outcome = { kind: 'saved' } | { kind: 'unreadable' } | { kind: 'answer'; answer: CardChoiceAnswer; status: number }

/** Saves what a customer wants on the card of somebody of the order. */
export async function saveCard(
  db: Db,
  { order, userId, fields }: { order: Order; userId: string | undefined; fields: Record<string, string> },
  now: Date,
): Promise<Outcome> {
  const form = Form.safeParse(fields)
  if (!form.success) return { kind: 'unreadable' }
  const health = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith('health.') && value === 'on' ? [name.slice('health.'.length)] : [],
  )
  const choice = { showsFullName: fields['fullName'] === 'on', health: readCardHealth(health) }
  const consents = fields['consent'] === 'on'
  const { traveller: passengerId } = form.data
  const saved = await saveCardChoice(db, { orderId: order.id, passengerId, choice, consents, userId }, now)
  if (saved.ok) return { kind: 'saved' }
  const { error } = saved
  const problem = error.code === 'invalid-fields' ? error.problem : error.code
  return { kind: 'answer', answer: { card: { passengerId, choice, consents }, problem }, status: statusOf(error.code) }
}

/** Those of an order who carry a card and are not home yet, each with what it says; journeys of one day need none. */
export async function readAskedCards(db: Db, order: Order, today: PlainDate): Promise<AskedCard[]> {
  if (!isAlive(order.state)) return []
  const travellers = order.tours
    .filter(({ departsOn, returnsOn }) => returnsOn > departsOn && returnsOn >= today)
    .flatMap(({ passengers }) => passengers.filter(({ isCancelled }) => !isCancelled))
  const choices = await listCardChoices(
    db,
    travellers.map(({ id }) => id),
  )
  return travellers.map(({ id, firstName, lastName }) => ({
    id,
    name: `${firstName} ${lastName}`,
    choice: choices.get(id) ?? plainCard,
  }))
}
