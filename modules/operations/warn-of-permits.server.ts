import { sql } from 'kysely'
import { daysText } from '#kernel/counted.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { dayInIstanbul, timeInIstanbul, type PlainDate } from '#kernel/plain-date.ts'
import {
  listCustomersOfTravellers,
  type TravellersCustomer,
  type CustomerMailWork,
} from '#modules/booking/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { queueMail } from '#platform/mail/queue-mail.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { say } from '#platform/texts/say.ts'
import { own } from './data/tables.server.ts'
import { momentOf, type Moment } from './domain/permits.ts'
import { permitWarningTexts } from './mail/permit-warning-texts.ts'
import { rawdahRulesSetting } from './rawdah-rules-setting.server.ts'

type Visit = { passengerId: string; departsOn: PlainDate; day: PlainDate; hour: string; gate: string }

const HOUR_MS = 3_600_000

const WARNED_HOURS = 24

/** Whose hour comes within that time after the first of an order is written to in the same mail. */
const TOGETHER_HOURS = 48

const MOST_PERMITS = 2_000

/**
 * Writes to the customers of everybody whose granted visit to the Rawdah begins within a day: whoever cannot go, or does not
 * travel any more, cancels the permit, because an unused one makes its holder wait. Once for each hour that is granted, one
 * mail for an order; gives their number. A permit that was used, missed or given up is none.
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

/** Decided again while the permits are locked, so that two processes write one mail, and none of what was just used. */
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
    const { locale } = order
    const letter = await writeWarning({
      people,
      visits,
      order,
      agency: await agency(locale),
      href: orderUrl(locale, order.publicId, order.accessToken),
      days: (await readSetting(tx, rawdahRulesSetting)).daysBetween,
    })
    const key = `rawdah-permit:${order.id}:${first.passengerId}:${momentOf(first.day, first.hour)}`
    return queueMail(tx, { key, to: order.email, locale, ...letter })
  })
}

async function writeWarning({
  people,
  visits,
  order: { locale, name },
  agency,
  href,
  days,
}: {
  people: readonly TravellersCustomer[]
  visits: readonly Visit[]
  order: TravellersCustomer['order']
  agency: { brand: string; phone: string }
  href: string
  days: number
}) {
  const text = permitWarningTexts[locale]
  const named = visits.map((visit) => {
    const person = people.find(({ passengerId }) => passengerId === visit.passengerId)
    const { day, hour, gate } = visit
    const when = `${formatDate(day, locale, { weekday: true, year: false })} ${formatTime(hour, locale)}`
    const through = gate === '' ? '' : say(locale, text.gate, { gate })
    return { name: person?.name ?? '', when, through, travels: person?.departsOn === visit.departsOn }
  })
  const left = named.filter(({ travels }) => !travels).map((each) => each.name)
  const { writeLetter } = await import('#platform/mail/write-letter.tsx')
  return writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, { when: named[0]?.when ?? '' }),
    greeting: say(locale, text.greeting, { name }),
    paragraphs: [
      ...(left.length < named.length ? [text.going] : []),
      ...(left.length > 0 ? [say(locale, text.left, { names: joinList(left, locale) })] : []),
      say(locale, text.why, { days: daysText(days, locale) }),
    ],
    button: { href, label: text.button },
    rows: named.map((each) => ({
      name: each.name,
      value: joinList([each.when, each.through].filter(Boolean), locale),
    })),
    footer: [agency.brand, agency.phone].filter(Boolean).join(' · '),
  })
}

/** The moment in Saudi Arabia some hours from now; its clocks, by which permits are granted, are those of Istanbul all year. */
function saudiClock(now: Date, hours: number): Moment {
  const at = new Date(now.getTime() + hours * HOUR_MS)
  return momentOf(dayInIstanbul(at), timeInIstanbul(at))
}
