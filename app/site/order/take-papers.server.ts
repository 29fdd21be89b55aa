import { data, type RouterContextProvider } from 'react-router'
import { factsContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { passportNeededUntil } from '#modules/booking/index.ts'
import { completePapers, getDocument, listMissingPapers } from '#modules/booking/index.server.ts'
import type { PapersAnswer, TravellerToComplete } from './papers-form.tsx'
import { readPapersForm } from './read-papers-form.ts'

const TRIES = { max: 60, perSeconds: 600 }

/** Whose papers of an order are still to come, as the forms ask for them. */
export function papersToAsk(order: Parameters<typeof listMissingPapers>[0], today: PlainDate): TravellerToComplete[] {
  return listMissingPapers(order, today).map(({ travellerId, name, tour, fields, replacesPassport }) => ({
    id: travellerId,
    name,
    fields,
    returnsOn: tour.returnsOn,
    passportUntil: passportNeededUntil(tour) ?? null,
    replacesPassport,
  }))
}

type Sent = {
  orderId: string
  fields: Record<string, string>
  /** Those whose papers may be sent at this address; everybody of the order where it is left out. */
  travellerIds?: readonly string[]
  userId: string | undefined
}

/**
 * Adds papers of one traveller that were sent at an address of the order: gives what was refused with what had been typed,
 * nothing once they are kept. A form that cannot be one is answered with 400.
 */
export async function takePapers(
  context: Readonly<RouterContextProvider>,
  { orderId, fields, travellerIds, userId }: Sent,
  now: Date,
) {
  const { db, limiter } = context.get(servicesContext)
  const form = readPapersForm(fields)
  if (!form || travellerIds?.includes(form.travellerId) === false) throw data(null, { status: 400 })
  const answer = { travellerId: form.travellerId, typed: form.papers }
  if (!limiter.allow(`papers:${context.get(factsContext).clientAddress}`, TRIES, now).ok)
    return data<PapersAnswer>({ ...answer, problem: { code: 'rate-limited' } }, { status: 429 })
  const { id, version } = await getDocument(db, 'privacy-notice')
  const completed = await completePapers(db, { orderId, ...answer, userId, notice: { id, version } }, now)
  if (completed.ok) return undefined
  const { error } = completed
  return error.code === 'invalid-papers'
    ? data<PapersAnswer>({ ...answer, problem: { fields: error.problems } }, { status: 422 })
    : data<PapersAnswer>({ ...answer, problem: { code: 'nothing-asked' } }, { status: 409 })
}
