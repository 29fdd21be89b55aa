import { formatDate } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import type { Locale } from '#kernel/locale.ts'
import type { TravelledFlight } from '#modules/catalog/index.server.ts'
import { airportName } from '#modules/catalog/index.ts'
import { say } from '#platform/texts/say.ts'
import type { VoucherTexts } from './voucher-texts.ts'

/** A flight as a line of the voucher: number, both ends by the clocks there, baggage, and where the group meets. */
export function flightLineOf(flight: TravelledFlight, texts: VoucherTexts, locale: Locale) {
  const { number, from, to, leavesOn, leavesAt, arrivesOn, arrivesAt } = flight
  const end = (airport: typeof from, day: typeof leavesOn, time: string) => ({
    place: airport.city,
    code: airport.code,
    day: formatDate(day, locale, { short: true }),
    time: formatTime(time, locale),
  })
  return {
    number,
    leaves: end(from, leavesOn, leavesAt),
    arrives: end(to, arrivesOn, arrivesAt),
    facts: factsOf(flight, texts, locale),
    meeting: meetingOf(flight, texts, locale),
  }
}

function factsOf(flight: TravelledFlight, texts: VoucherTexts, locale: Locale): string {
  const { from, terminal, bags, bagKg, cabinKg } = flight
  const facts = [
    terminal && say(locale, texts.terminal, { airport: airportName(from), terminal }),
    bagKg && say(locale, bags ? texts.bags : texts.baggage, { bags: String(bags), kg: String(bagKg) }),
    cabinKg && say(locale, texts.cabin, { kg: String(cabinKg) }),
  ].filter((fact): fact is string => Boolean(fact))
  return joinList(facts, locale)
}

function meetingOf({ meetingPlace, meetsOn, meetsAt }: TravelledFlight, texts: VoucherTexts, locale: Locale): string {
  if (!meetingPlace && !meetsAt) return ''
  const hour =
    meetsAt && say(locale, texts.moment, { day: formatDate(meetsOn, locale), time: formatTime(meetsAt, locale) })
  const where = [hour, meetingPlace].filter((part): part is string => Boolean(part))
  return say(locale, texts.meeting, { where: joinList(where, locale) })
}
