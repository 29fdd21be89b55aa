import { data, type RouterContextProvider } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { asksToReadLines, readLines } from '#app/intake/read-lines.ts'
import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { passportRuleOf } from '#modules/booking/index.ts'
import { completePapers, findMissingPapers, getDocument, type Order } from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { PapersAnswer, TravellerToComplete } from './papers-form.tsx'
import { readPapersForm } from './read-papers-form.ts'

const TRIES = { max: 60, perSeconds: 600 }

/** Whose papers of an order are still to come, as the forms ask for them. */
export async function papersToAsk(
  db: Db,
  order: Parameters<typeof findMissingPapers>[1],
  today: PlainDate,
): Promise<TravellerToComplete[]> {
  const missing = await findMissingPapers(db, order, today)
  return missing.map(({ travellerId, name, tour, fields, replacesPassport, renewsPassport, dueOn }) => ({
    id: travellerId,
    name,
    fields,
    passport: passportRuleOf(tour),
    asksCitizensForPassport: tour.passportMonthsAfterReturn !== null,
    replacesPassport,
    renewsPassport,
    dueOn,
    isLate: dueOn < today,
  }))
}

type AskedOrder = Pick<Order, 'id' | 'state' | 'tours' | 'placedAt'>

type Sent = {
  order: AskedOrder
  fields: Record<string, string>
  /** Those whose papers may be sent at this address; everybody of the order where it is left out. */
  travellerIds?: readonly string[]
  userId: string | undefined
}

/**
 * Adds papers of one traveller that were sent at an address of the order: gives what was refused with what had been typed,
 * nothing once they are kept. A form that was sent to have the lines of a document read comes back with what they say, and
 * keeps nothing. One that cannot be a form is answered with 400.
 */
export async function takePapers(
  context: Readonly<RouterContextProvider>,
  { order, fields, travellerIds, userId }: Sent,
  now: Date,
) {
  const { db, limiter } = context.get(servicesContext)
  const form = readPapersForm(fields)
  if (!form || travellerIds?.includes(form.travellerId) === false) throw data(null, { status: 400 })
  const answer = { travellerId: form.travellerId, typed: form.papers }
  if (!limiter.allow(`papers:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    return data<PapersAnswer>({ ...answer, problem: { code: 'rate-limited' } }, { status: 429 })
  if (asksToReadLines(fields) !== undefined) return await withLines(db, order, { ...form, fields }, now)
  const { id, version } = await getDocument(db, 'privacy-notice')
  const completed = await completePapers(db, { orderId: order.id, ...answer, userId, notice: { id, version } }, now)
  if (completed.ok) return undefined
  const { error } = completed
  return error.code === 'invalid-papers'
    ? data<PapersAnswer>({ ...answer, problem: { fields: error.problems } }, { status: 422 })
    : data<PapersAnswer>({ ...answer, problem: { code: 'nothing-asked' } }, { status: 409 })
}

/** What was typed of a traveller, with what the lines of a document say of those papers that are still to come. */
async function withLines(
  db: Db,
  order: AskedOrder,
  { travellerId, papers, fields }: NonNullable<ReturnType<typeof readPapersForm>> & { fields: Record<string, string> },
  now: Date,
) {
  const missing = await findMissingPapers(db, order, dayInIstanbul(now))
  const known = missing.find((each) => each.travellerId === travellerId)
  if (!known)
    return data<PapersAnswer>({ travellerId, typed: papers, problem: { code: 'nothing-asked' } }, { status: 409 })
  const typed = Object.fromEntries(known.fields.map((field) => [field, papers[field]]))
  const read = readLines({ name: travellerId, fields, known, typed }, now)
  return data<PapersAnswer>(
    { travellerId, typed: { ...papers, ...read.typed }, problem: { fields: {} }, reading: read.reading },
    { status: 'problem' in read.reading ? 422 : 200 },
  )
}
