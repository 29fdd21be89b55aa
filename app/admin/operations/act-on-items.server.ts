import { z } from 'zod'
import type { PlainDate } from '#kernel/plain-date.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { changeItems, type ItemFailure, type ItemMove } from '#modules/operations/index.server.ts'
import { PASSPORT } from '#modules/operations/index.ts'
import type { Db } from '#platform/db/client.server.ts'

export type ItemsFailure = ItemFailure | { code: 'invalid' }

const intents = ['give-item', 'take-item-back', 'take-passport', 'return-passport'] as const

const ItemForm = z.object({
  intent: z.enum(intents),
  version: z.coerce.number().int().min(1),
  id: z.array(z.uuid()).min(1),
  item: z.string().max(40).default(''),
  holder: z.string().trim().max(80).default(''),
})

/** Whether a form of the page is about what is handed over. */
export function isAboutItems(intent: string): boolean {
  return intents.some((each) => each === intent)
}

/** Does what a form asks for about kit and passports. Answers `invalid` for what the forms cannot send. */
export async function actOnItems(
  { db, admin, date }: { db: Db; admin: Admin<'orders'>; date: PlainDate },
  fields: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<Result<unknown, ItemsFailure>> {
  const read = ItemForm.safeParse(fields)
  if (!read.success) return fail({ code: 'invalid' })
  const { intent, version, id, item, holder } = read.data
  const isPassport = intent === 'take-passport' || intent === 'return-passport'
  const moves: Record<typeof intent, ItemMove> = {
    'give-item': { to: 'traveller' },
    'take-item-back': { to: 'nobody' },
    'take-passport': { to: 'holder', holder },
    'return-passport': { to: 'traveller' },
  }
  const request = { date, version, passengerIds: id, item: isPassport ? PASSPORT : item, move: moves[intent] }
  return changeItems(db, admin, request, now)
}
