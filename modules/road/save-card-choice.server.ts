import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { own } from './data/tables.server.ts'
import { daysOfTraveller } from './days-of-traveller.server.ts'
import {
  isSameChoice,
  plainCard,
  problemOfChoice,
  type CardChoice,
  type CardChoiceProblem,
} from './domain/card-choice.ts'
import { choicesForgottenOn } from './domain/retention.ts'
import { listCardChoices } from './list-card-choices.server.ts'

export type CardChoiceWish = {
  /** The key of the order inside the program; the traveller is one of it. */
  orderId: string
  passengerId: string
  choice: CardChoice
  /** To health on a card that anybody may read. */
  consents: boolean
  /** The account of whoever asks, where they are signed in. */
  userId: string | undefined
}

export type CardChoiceFailure = { code: 'nothing-asked' } | { code: 'invalid-fields'; problem: CardChoiceProblem }

/**
 * Writes what a traveller wants on their card, with the instant at which they consented to what it says of health; nothing
 * is kept of a plain card. The audit log tells that it was chosen, never a word about health. It is forgotten ninety days
 * after the return.
 *
 * Fails with `nothing-asked` for whoever does not travel on the order or is home again, and `invalid-fields` where health
 * is more than fits or not consented to.
 */
export async function saveCardChoice(
  db: Db,
  { orderId, passengerId, choice, consents, userId }: CardChoiceWish,
  now: Date,
): Promise<Result<void, CardChoiceFailure>> {
  return inTransaction(db, async (tx) => {
    const days = await daysOfTraveller(tx, { orderId, passengerId }, now)
    if (!days || days.returnsOn < dayInIstanbul(now)) return fail({ code: 'nothing-asked' })
    const problem = problemOfChoice(choice, consents)
    if (problem) return fail({ code: 'invalid-fields', problem })
    const before = (await listCardChoices(tx, [passengerId])).get(passengerId) ?? plainCard
    if (isSameChoice(before, choice)) return ok(undefined)
    await write(tx, passengerId, { ...choice, forgetOn: choicesForgottenOn(days.returnsOn) }, now)
    await recordAudit(
      tx,
      {
        actor: userId === undefined ? 'system' : { id: userId },
        action: 'order.card-choice',
        subject: { kind: 'order', id: orderId },
        before: toldOf(before),
        after: toldOf(choice),
      },
      now,
    )
    return ok(undefined)
  })
}

async function write(
  tx: Db,
  passengerId: string,
  { showsFullName, health, forgetOn }: CardChoice & { forgetOn: ReturnType<typeof choicesForgottenOn> },
  now: Date,
): Promise<void> {
  if (isSameChoice({ showsFullName, health }, plainCard)) {
    await own(tx).deleteFrom('traveller_card_choices').where('passenger_id', '=', passengerId).execute()
    return
  }
  const values = {
    shows_full_name: showsFullName,
    health: toJson(health),
    health_consent_at: health.length > 0 ? now : null,
    changed_at: now,
    forget_on: forgetOn,
  }
  await own(tx)
    .insertInto('traveller_card_choices')
    .values({ passenger_id: passengerId, ...values })
    .onConflict((row) => row.column('passenger_id').doUpdateSet(values))
    .execute()
}

/** As much of a choice as the log may hold. */
function toldOf({ showsFullName, health }: CardChoice) {
  return { wholeName: showsFullName, saysMore: health.length > 0 }
}
