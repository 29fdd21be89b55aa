import { dayInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Order } from './data/read-orders.server.ts'
import type { CheckoutTour } from './domain/checkout.ts'
import { missingPapers, takesPapers } from './domain/missing-papers.ts'
import { papersDueOn } from './domain/papers-due.ts'
import type { PaperField } from './domain/traveller-fields.ts'
import { readPapersTime } from './read-papers-time.server.ts'

/** A traveller whose papers are still to come, and which. */
export type UnknownPapers = {
  travellerId: string
  name: string
  firstName: string
  lastName: string
  tour: CheckoutTour
  fields: PaperField[]
  /** Whether there is a passport, which runs out too early. */
  replacesPassport: boolean
  /** Whether they said that another passport is on its way. */
  renewsPassport: boolean
  /** The last day on which they are in time. */
  dueOn: PlainDate
}

/** Whose papers are still to come in an order and until when, in the order of its travellers. */
export async function findMissingPapers(
  db: Db,
  { state, tours, placedAt }: Pick<Order, 'state' | 'tours' | 'placedAt'>,
  today: PlainDate,
): Promise<UnknownPapers[]> {
  const time = await readPapersTime(db)
  return tours.flatMap((sold) => {
    if (!takesPapers(state, sold.returnsOn, today)) return []
    const tour = {
      id: sold.tourId,
      returnsOn: sold.returnsOn,
      passportMonthsAfterReturn: sold.passportMonthsAfterReturn,
    }
    const dueOn = papersDueOn(sold, time, dayInIstanbul(placedAt))
    return sold.passengers
      .filter(({ isCancelled }) => !isCancelled)
      .map((passenger) => {
        const fields = missingPapers(passenger, tour, today)
        const replacesPassport = passenger.passportNo !== null && fields.includes('passportNo')
        const { id: travellerId, firstName, lastName, renewsPassport } = passenger
        const name = `${firstName} ${lastName}`
        return { travellerId, name, firstName, lastName, tour, fields, replacesPassport, renewsPassport, dueOn }
      })
      .filter(({ fields }) => fields.length > 0)
  })
}
