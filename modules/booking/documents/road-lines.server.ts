import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import type { Locale } from '#kernel/locale.ts'
import { internationalPhone } from '#platform/phone/international.server.ts'
import { say } from '#platform/texts/say.ts'
import type { RoadOfTour } from './road.ts'
import type { VoucherTexts } from './voucher-texts.ts'

/**
 * What is arranged for a journey as lines of the voucher: rides with hour and meeting point, and who leads, by a number that
 * is dialled from any country.
 */
export function roadLinesOf(road: RoadOfTour | undefined, texts: VoucherTexts, locale: Locale) {
  const { rides = [], leaders = [] } = road ?? {}
  return {
    rides: rides.map(({ kind, name, route, leavesOn, leavesAt, meeting }) => {
      const day = formatDate(leavesOn, locale, { short: true })
      return {
        name: `${texts.rides[kind]}: ${name}`,
        when: leavesAt === '' ? day : say(locale, texts.moment, { day, time: formatTime(leavesAt, locale) }),
        route,
        meeting: meeting === '' ? '' : say(locale, texts.meeting, { where: meeting }),
      }
    }),
    leaders: leaders.map(({ name, phone }) => ({ label: texts.leader, name, phone: internationalPhone(phone) })),
  }
}

/** The rooms of a traveller, each with its hotel. */
export function roomsOf(road: RoadOfTour | undefined, travellerId: string): string[] {
  return (road?.rooms ?? [])
    .filter((room) => room.travellerId === travellerId)
    .map(({ hotel, number }) => `${hotel} \u2066${number}\u2069`)
}
