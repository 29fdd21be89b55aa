import { z } from 'zod'
import { inEveryLocale } from '#kernel/locale.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { namedThings, toldAmount, toldThings, type ToldChange } from '../domain/told-change.ts'

/** What an entry of the history tells: who of the staff did it, to whom of the travellers, and what is different since. */
export type Told = { staffId: string | undefined; travellerIds: string[]; changes: ToldChange[] }

const Day = z.iso.date().transform(plainDate)

const Name = z.object(inEveryLocale(() => z.string()))

const Value = z.union([
  z.object({ text: z.string() }),
  z.object({ minor: z.int() }),
  z.object({ fare: z.string() }),
  z.object({ journey: z.object({ name: Name, departsOn: Day, returnsOn: Day }) }),
  z.object({ parts: z.array(z.object({ minor: z.int(), dueOn: Day.nullable() })) }),
])

const Change = z.object({
  what: z.enum([...toldThings, ...namedThings]),
  was: Value.optional(),
  is: Value.optional(),
})

const Facts = z.object({
  // An agreement on the telephone keeps the name as well, because accounts come to an end before proofs do.
  staff: z
    .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
    .optional()
    .catch(undefined),
  // As a refused wish to cancel was written before.
  staffId: z.string().optional().catch(undefined),
  travellerId: z.string().optional().catch(undefined),
  travellerIds: z.array(z.string()).catch([]),
  changes: z.array(Change).catch([]),
})

/** As prices were written before changes were told. */
const Totals = z.object({ fromMinor: z.int(), toMinor: z.int() })

/** Reads an entry; whatever it does not say in a form that is known is left out. */
export function readTold(facts: Record<string, unknown>): Told {
  const { staff, staffId, travellerId, travellerIds, changes } = Facts.parse(facts)
  const totals = Totals.safeParse(facts)
  const told = changes.length > 0 || !totals.success
  return {
    staffId: staff ?? staffId,
    travellerIds: [...new Set([...(travellerId === undefined ? [] : [travellerId]), ...travellerIds])],
    changes: told ? changes : toldAmount('total', totals.data.fromMinor, totals.data.toMinor),
  }
}
