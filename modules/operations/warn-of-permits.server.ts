import { sql } from 'kysely'
import { dayInIstanbul, timeInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import { aboutOrder } from '#modules/booking/index.ts'
import {
  listCustomersOfTravellers,
  type TravellersCustomer,
  type CustomerMailWork,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { momentOf, type Moment } from './domain/permits.ts'
import { writePermitWarning, type Visit } from './mail/write-permit-warning.server.ts'
import { rawdahRulesSetting } from './rawdah-rules-setting.server.ts'

const HOUR_MS = 3_600_000

const WARNED_HOURS = 24

/** Whose hour comes within that time after the first of an order is written to in the same mail. */
const TOGETHER_HOURS = 48

const MOST_PERMITS = 2_000

/**
 * Writes to the customers of everybody whose granted visit to the Rawdah begins within a day: whoever cannot go, or does not
 * travel any more, cancels the permit, because an unused one makes its holder wait. Once for each hour that is granted, one
 * message or mail for an order, by the way that its customer agreed to; gives their number. A permit that was used, missed or given up is none.
 */
export async function warnOfPermits(work: CustomerMailWork, now: Date): Promise<number> {
  const visits = await listComingVisits(work.db, now)
  const customers = await listCustomersOfTravellers(
    work.db,
    visits.map(({ passengerId }) => passengerId),
  )
  const isNear = ({ day, hour }: Visit) => momentOf(day, hour) <= saudiClock(now, WARNED_HOURS)
  let written = 0
  for (const ofOrder of Map.groupBy(customers, ({ order }) => order.id).values()) {
    const ofThem = visits.filter(({ passengerId }) => ofOrder.some((each) => each.passengerId === passengerId))
    if (ofThem.some(isNear) && (await warn(work, ofOrder, ofThem))) written += 1
  }
  return written
}

async function listComingVisits(db: Db, now: Date): Promise<Visit[]> {
  const [from, until] = [saudiClock(now, 0), saudiClock(now, TOGETHER_HOURS)]
  return unwarned(db)
    .where(sql<boolean>`${momentColumn} between ${from} and ${until}`)
    .orderBy('day')
    .orderBy('hour')
    .limit(MOST_PERMITS)
    .execute()
}

const momentColumn = sql<Moment>`to_char(day, 'YYYY-MM-DD') || 'T' || hour`

function unwarned(db: Db) {
  return own(db)
    .selectFrom('operation_permits')
    .select(['passenger_id as passengerId', 'departs_on as departsOn', sql<PlainDate>`day`.as('day'), 'hour', 'gate'])
    .where('kind', '=', 'rawdah')
    .where('state', '=', 'granted')
    .where(sql<boolean>`warned_for <> ${momentColumn}`)
}

/** Decided again while the permits are locked, so that two processes write once, and none of what was just used. */
async function warn(
  { db, agency, orderUrl }: CustomerMailWork,
  people: readonly TravellersCustomer[],
  seen: readonly Visit[],
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const ids = seen.map(({ passengerId }) => passengerId)
    const visits = await unwarned(tx)
      .where('passenger_id', 'in', ids)
      .orderBy('day')
      .orderBy('hour')
      .forUpdate()
      .execute()
    const [first] = visits
    const order = people[0]?.order
    if (!first || !order) return false
    await own(tx)
      .updateTable('operation_permits')
      .set({ warned_for: momentColumn })
      .where('kind', '=', 'rawdah')
      .where(
        'passenger_id',
        'in',
        visits.map(({ passengerId }) => passengerId),
      )
      .execute()
    const { locale, phone, email } = order
    const { mail, words } = await writePermitWarning({
      people,
      visits,
      order,
      agency: await agency(locale),
      href: orderUrl(locale, order.publicId, order.accessToken),
      days: (await readSetting(tx, rawdahRulesSetting)).daysBetween,
    })
    const key = `rawdah-permit:${order.id}:${first.passengerId}:${momentOf(first.day, first.hour)}`
    return queueMessage(tx, { kind: 'service', key, about: aboutOrder(order.id), locale, phone, email, words, mail })
  })
}

/** The moment in Saudi Arabia some hours from now; its clocks, by which permits are granted, are those of Istanbul all year. */
function saudiClock(now: Date, hours: number): Moment {
  const at = new Date(now.getTime() + hours * HOUR_MS)
  return momentOf(dayInIstanbul(at), timeInIstanbul(at))
}
