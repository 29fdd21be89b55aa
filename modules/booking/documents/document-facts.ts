import { isolateIn } from '#kernel/bidi.ts'
import { formatDate } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { joinClauses, joinList } from '#kernel/join-list.ts'
import { isLocale, type Locale } from '#kernel/locale.ts'
import { subtract, sum, type Money } from '#kernel/money.ts'
import { addMonths, type PlainDate } from '#kernel/plain-date.ts'
import { deductionFacts, type TourDetail } from '#modules/catalog/index.ts'
import { say } from '#platform/texts/say.ts'
import { fareCount } from '../mail/fare-count.ts'
import type { ItemSnapshot } from '../domain/order.ts'
import type { Agency } from './agency.ts'
import { bandTexts } from './band-text.ts'
import { starsText } from './counts.ts'
import { documentWords } from './document-words.ts'
import { legalTermFacts, type LegalTerms } from './legal-terms.server.ts'

/** What a legal text speaks of: before the order is placed there is no customer and no number yet. */
export type DocumentSubject = {
  agency: Agency
  terms: LegalTerms
  total: Money
  /** What members pay less; contained in the total. */
  discount?: Money
  /** In what the order is paid; one part or none for those who pay at once. */
  parts?: readonly { amount: Money; dueOn: PlainDate | null; paidAt: Date | null }[]
  tours: { snapshot: ItemSnapshot; details: TourDetail | undefined }[]
  order?: {
    orderNo: string
    placedOn: PlainDate
    customer: string
    address: string
    phone: string
    email: string
    travellers: string[]
  }
}

export type DocumentFacts = Partial<Record<string, string>>

export function factsOf(subject: DocumentSubject, locale: Locale): DocumentFacts {
  const { agency, terms, tours, order } = subject
  const words = documentWords[locale]
  const each = (text: (tour: DocumentSubject['tours'][number]) => string | null | undefined) =>
    joinClauses([...new Set(tours.map(text).filter((part): part is string => Boolean(part)))], locale) || undefined
  const list = (items: readonly string[]) => joinList(items, locale)
  const latestEnd = tours
    .map(({ snapshot }) => snapshot.returnsOn)
    .toSorted()
    .at(-1)

  const facts = {
    ...agencyFacts(agency),
    ...legalTermFacts(terms, locale),
    tourTitle: each(({ snapshot }) => snapshot.tourName[locale]),
    serviceTitle: each(({ snapshot }) => snapshot.tourName[locale]),
    startDate: each(({ snapshot }) => formatDate(snapshot.departsOn, locale)),
    serviceDate: each(({ snapshot }) => formatDate(snapshot.departsOn, locale)),
    endDate: latestEnd && formatDate(latestEnd, locale),
    departurePlace: each(({ details }) => details?.flights[0]?.from.city ?? details?.program[0]?.city),
    returnPlace: each(({ details }) => details?.flights.at(-1)?.to.city ?? details?.program.at(-1)?.city),
    servicePlace: each(({ details }) => details?.program[0]?.city),
    transport: each(
      ({ details }) => details?.airline && say(locale, words.flight, { airline: flightsOf(details, locale) }),
    ),
    hotels: each(({ snapshot }) =>
      list(
        snapshot.hotels.map(({ name, cityName, stars }) =>
          say(locale, stars ? words.hotel : words['hotel-without-class'], {
            name: name[locale],
            city: cityName[locale],
            stars: starsText(stars ?? 0, locale),
          }),
        ),
      ),
    ),
    meals: each(({ details }) => details?.board && words[`board-${details.board}`]),
    itinerary: each(
      ({ details }) => details && list([...new Set(details.program.map(({ city }) => city).filter(Boolean))]),
    ),
    guide: each(({ details }) => details && list(details.guideLanguages.map((code) => languageName(code, locale)))),
    included: each(({ details }) => details && list(details.included)),
    excluded: each(({ details }) => details && list(details.notIncluded)),
    rooms: each(({ snapshot: { lines, extras = [] } }) =>
      list([
        ...lines.map(({ fare, quantity }) => fareCount(fare, quantity)[locale]),
        ...extras.map(({ name }) => isolateIn(locale, name)),
      ]),
    ),
    participation: each(
      ({ details }) => details && (details.groupSize ? String(details.groupSize.min) : words['no-minimum']),
    ),
    documentTerms: each(({ snapshot }) =>
      snapshot.passportMonthsAfterReturn === null
        ? undefined
        : say(locale, words.passport, {
            date: formatDate(addMonths(snapshot.returnsOn, snapshot.passportMonthsAfterReturn), locale),
          }),
    ),
    cancellationBands: each(({ snapshot }) => joinClauses(bandTexts(snapshot.cancellation, locale), locale)),
    ...priceFacts(subject, locale),
    ...bandFacts(subject, locale),
    timeZone: words['time-zone'],
    recipients: each(({ snapshot }) => list(snapshot.hotels.map(({ name }) => name[locale]))),
    ...(order && {
      orderNo: order.orderNo,
      contractDate: formatDate(order.placedOn, locale),
      customerName: order.customer,
      customerAddress: order.address || '—',
      customerPhone: order.phone,
      customerEmail: order.email || '—',
      travellers: list(order.travellers),
    }),
  }
  return known(facts, locale)
}

/** What it costs, what of it is paid at once, and what is due when. */
function priceFacts({ total, discount, parts = [] }: DocumentSubject, locale: Locale) {
  const words = documentWords[locale]
  const amount = (each: Money) => isolateIn(locale, formatMoney(each, locale, { cents: true }))
  const later = parts.filter(({ dueOn }) => dueOn !== null)
  const rest = sum(
    later.map((part) => part.amount),
    total.currency,
  )
  const dueDays = joinClauses(
    later.flatMap(({ amount: part, dueOn }) =>
      dueOn === null ? [] : say(locale, words.due, { amount: amount(part), date: formatDate(dueOn, locale) }),
    ),
    locale,
  )
  const isDiscounted = discount !== undefined && discount.minor > 0
  return {
    totalPrice: isDiscounted
      ? say(locale, words.discounted, { total: amount(total), discount: amount(discount) })
      : amount(total),
    currency: `(${total.currency})`,
    paidNow: amount(subtract(total, rest)),
    remaining: amount(rest),
    remainingDueDate: dueDays || words['nothing-due'],
    restOfPrice: dueDays ? say(locale, words.rest, { amount: amount(rest), dates: dueDays }) : words['nothing-due'],
  }
}

/**
 * The table of deductions in the refund terms: up to three bands below the days in which the law gives everything back.
 * Journeys with different bands have none in common; their own stand in the contract.
 */
function bandFacts({ tours, terms }: DocumentSubject, locale: Locale): DocumentFacts {
  const packages = tours.filter(({ snapshot }) => snapshot.legalRegime === 'package_tour')
  const [first, ...others] = packages.map(({ snapshot }) => JSON.stringify(snapshot.cancellation))
  const agreed = packages[0]?.snapshot.cancellation ?? []
  if (first === undefined || others.some((each) => each !== first)) return {}
  const bands = agreed
    .filter(({ fromDaysBefore }) => fromDaysBefore < terms.fullRefundDays)
    .toSorted((a, b) => b.fromDaysBefore - a.fromDaysBefore)
    .slice(0, 3)
  const deductions = bands.map(({ fromDaysBefore, refundPercent }, index) => ({
    from: fromDaysBefore,
    to: (bands[index - 1]?.fromDaysBefore ?? terms.fullRefundDays) - 1,
    keptPercent: 100 - refundPercent,
  }))
  return {
    ...deductionFacts(deductions, locale),
    // What texts before 0.3 ask for.
    ...Object.fromEntries(
      deductions.flatMap(({ from, to, keptPercent }, index) => [
        [`band${index + 1}From`, String(to)],
        [`band${index + 1}To`, String(from)],
        [`band${index + 1}Rate`, String(keptPercent)],
      ]),
    ),
  }
}

function languageName(code: string, locale: Locale): string {
  return isLocale(code) ? documentWords[locale][`language-${code}`] : code
}

function agencyFacts({ firm, address, phone, email, licence }: Agency): DocumentFacts {
  return {
    tradeName: firm,
    address,
    phone,
    email,
    privacyEmail: email,
    licenceGroup: licence.group,
    licenceNo: licence.number,
    emergencyPhone: phone,
    channelEmail: '✓',
    channelSms: '–',
    channelCall: '–',
  }
}

/** The airline, and the numbers of the flights where they are known. */
function flightsOf({ airline, flights }: TourDetail, locale: Locale): string {
  const numbers = flights.flatMap(({ number }) => number ?? []).join(', ')
  const shown = isolateIn(locale, numbers)
  return numbers === '' ? (airline?.name ?? '') : `${airline?.name ?? ''} (${shown})`
}

/** Without the facts that are missing; numbers and codes keep their own direction in Arabic. */
function known(facts: Partial<Record<string, string | undefined>>, locale: Locale): DocumentFacts {
  const isCode = (text: string) => /^[\d\s+.,()$€₺£:@A-Za-z_-]+$/.test(text)
  const entries = Object.entries(facts).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries.map(([name, text]) => [name, isCode(text) ? isolateIn(locale, text) : text]))
}
