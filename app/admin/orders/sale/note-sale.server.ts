import { translator } from '#app/messages/translator.ts'
import { formatDate } from '#kernel/format-date.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import { addDays, dayInIstanbul, parsePlainDate, type PlainDate } from '#kernel/plain-date.ts'
import { normalizeLines } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { passportNeededUntil, type TravellerDraft } from '#modules/booking/index.ts'
import { fares, isRoomFare, type DepartureForSale } from '#modules/catalog/index.ts'
import { writeNote } from '#modules/notes/index.server.ts'
import { BODY_LENGTH } from '#modules/notes/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** A new passport is asked for so many days before the departure: visas take their time. */
const DAYS_FOR_VISAS = 30

type Remarks = {
  /** The public id. */
  orderId: string
  note: string
  travellers: readonly TravellerDraft[]
  /** The number of the room of each traveller. */
  rooms: readonly number[]
  departure: DepartureForSale | undefined
}

/**
 * Keeps beside an order what its sale left to do: what only staff read and who sleeps with whom, as notes about it, and a
 * task with a day for each passport that has to be replaced. Inside the caller's transaction.
 */
export async function noteSale(
  tx: Db,
  admin: Admin<'orders'>,
  { orderId, note, travellers, rooms, departure }: Remarks,
  { locale, now }: { locale: Locale; now: Date },
): Promise<void> {
  const text = translator(locale, 'staff-sale')
  const about = { isPinned: false, assigneeId: null, related: { kind: 'order', id: orderId } } as const
  const body = (normalizeLines(note) ?? '').slice(0, BODY_LENGTH)
  if (body !== '') await writeNote(tx, admin, { ...about, title: text('note-title'), body, dueOn: null }, now)
  const shared = roomLines(travellers, rooms, locale)
  if (shared.length > 1)
    await writeNote(tx, admin, { ...about, title: text('rooms-title'), body: shared.join('\n'), dueOn: null }, now)
  const neededUntil = departure && passportNeededUntil(departure)
  if (!neededUntil) return
  for (const { firstName, lastName, passportExpiresOn } of travellers) {
    const expiresOn = parsePlainDate(passportExpiresOn)
    if (!expiresOn || expiresOn >= neededUntil) continue
    const task = {
      title: text('passport-task', { name: `${firstName} ${lastName}` }),
      body: text('passport-task-body', {
        expires: formatDate(expiresOn, locale),
        until: formatDate(neededUntil, locale),
      }),
      dueOn: dueBefore(departure.departsOn, dayInIstanbul(now)),
    }
    await writeNote(tx, admin, { ...about, ...task }, now)
  }
}

/** A line for each room; nothing is to be said of the one in which everybody sleeps. */
function roomLines(travellers: readonly TravellerDraft[], rooms: readonly number[], locale: Locale): string[] {
  const text = translator(locale, 'staff-sale')
  const staff = translator(locale, 'staff')
  return [...new Set(rooms)]
    .toSorted((a, b) => a - b)
    .map((number) => {
      const people = travellers.filter((_, at) => rooms[at] === number)
      const fare = people
        .map((each) => fares.find((name) => name === each.fare))
        .find((name) => name && isRoomFare(name))
      return text('rooms-line', {
        n: String(number),
        room: fare ? staff(`fare-${fare}`) : '—',
        people: joinList(
          people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
          locale,
        ),
      })
    })
}

function dueBefore(departsOn: PlainDate, today: PlainDate): PlainDate {
  const due = addDays(departsOn, -DAYS_FOR_VISAS)
  return due < today ? today : due
}
