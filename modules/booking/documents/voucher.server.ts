import { encodeQR } from 'qr'
import { formatDate, formatDateRange, formatHijriRange } from '#kernel/format-date.ts'
import { formatTime } from '#kernel/format-time.ts'
import { joinList } from '#kernel/join-list.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { maskTckn } from '#kernel/identity.ts'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { addMonths, dayInIstanbul } from '#kernel/plain-date.ts'
import type { TravelledFlight, TravelledStart } from '#modules/catalog/index.server.ts'
import type { PdfCompiler } from '#platform/pdf/pdf-compiler.server.ts'
import { internationalPhone } from '#platform/phone/international.server.ts'
import { say } from '#platform/texts/say.ts'
import type { Passenger } from '../data/order-passengers.server.ts'
import type { Order, OrderedTour } from '../data/read-orders.server.ts'
import { voucherFlags } from '../domain/traveller-fields.ts'
import { fareName } from '../mail/fare-names.ts'
import type { Agency } from './agency.ts'
import { nightsText } from './counts.ts'
import { flightLineOf } from './flight-line.ts'
import { noRoad, type RoadOfOrder, type RoadOfTour } from './road.ts'
import { roadLinesOf, roomsOf } from './road-lines.server.ts'
import mark from './logo-mark.svg?raw'
import type { Seller } from './seller.ts'
import template from './voucher.typ?raw'
import { voucherTexts, type VoucherTexts } from './voucher-texts.ts'

/** The version of the template and its texts. */
export const VOUCHER_VERSION = '1.4'

/** Who sells the journey, and the flights of its departures by their ids, in the language of the voucher. */
type VoucherSetting = {
  agency: Agency
  seller: Seller | undefined
  flights: ReadonlyMap<string, readonly TravelledFlight[]>
  /** When and where departures set off, as far as it is known. */
  starts?: ReadonlyMap<string, TravelledStart>
  /** Who leads, rides, rooms and the duty line. */
  road?: RoadOfOrder
  /** Where those who travel find hours, hotels and phones; it shows no amount, since a voucher lies on hotel desks. */
  pocketUrl: string
}

/** The voucher of a paid order, in one language, for printing on A4; it names the partner who sold it beside us. */
export function makeVoucher(
  { compilePdf }: PdfCompiler,
  order: Order,
  { agency, seller, flights, starts, road = noRoad, pocketUrl }: VoucherSetting,
  locale: Locale,
): Uint8Array {
  const texts = voucherTexts[locale]
  const { firm, address, phone, licence } = agency
  return compilePdf(template, {
    mark,
    lang: locale,
    dir: directionOf(locale),
    agency: { brand: agency.brand, trade: agency.trade, firm },
    seller: seller ? { ...seller, label: texts.seller, logo: seller.logo && [...seller.logo] } : null,
    title: texts.title,
    lead: texts.lead,
    state: texts.state,
    orderNo: order.orderNo,
    facts: factsOf(order, texts, locale),
    columns: texts.columns,
    flights: { title: texts.flights, columns: texts.flightColumns },
    tours: order.tours.map((tour) => ({
      ...tourOf(tour, road.tours.get(tour.departureId), texts, locale),
      start: startOf(tour, starts?.get(tour.departureId), texts, locale),
      flights: (flights.get(tour.departureId) ?? []).map((flight) => flightLineOf(flight, texts, locale)),
    })),
    rides: texts.ridesTitle,
    duty: road.duty === '' ? null : { label: texts.duty, phone: internationalPhone(road.duty) },
    pocket: { ...texts.pocket, url: pocketUrl, code: encodeQR(pocketUrl, 'svg', { border: 1 }) },
    amounts: amountsOf(order, texts, locale),
    reminder: { title: texts.reminderTitle, lines: remindersOf(order, texts, locale) },
    footer: say(locale, texts.footer, {
      firm,
      address,
      phone: `\u2066${phone}\u2069`,
      group: licence.group,
      number: licence.number,
    }),
  })
}

function factsOf(order: Order, texts: VoucherTexts, locale: Locale) {
  const travellers = order.tours.reduce((count, tour) => count + travelling(tour).length, 0)
  return [
    { name: texts.orderNo, value: order.orderNo, isCode: true },
    { name: texts.placedOn, value: formatDate(dayInIstanbul(order.placedAt), locale), isCode: false },
    { name: texts.customer, value: `${order.contact.firstName} ${order.contact.lastName}`, isCode: false },
    { name: texts.travellers, value: String(travellers), isCode: false },
  ]
}

function tourOf(tour: OrderedTour, road: RoadOfTour | undefined, texts: VoucherTexts, locale: Locale) {
  return {
    ...roadLinesOf(road, texts, locale),
    name: tour.tourName[locale],
    dates: formatDateRange(tour.departsOn, tour.returnsOn, locale),
    hijri: formatHijriRange(tour.departsOn, tour.returnsOn, locale),
    hotels: tour.hotels.map(({ name, cityName, nights }) => ({
      name: name[locale],
      city: cityName[locale],
      nights: nightsText(nights, locale),
    })),
    travellers: travelling(tour).map((passenger, index) => ({
      number: String(index + 1),
      name: `${passenger.firstName} ${passenger.lastName}`,
      help: voucherFlags.flatMap((name) => (passenger[name] ? texts.flags[name] : [])).join(' · '),
      born: passenger.bornOn ? formatDate(passenger.bornOn, locale) : '',
      papers: papersOf(passenger),
      room: fareName(passenger.fare, locale),
      rooms: roomsOf(road, passenger.id),
    })),
  }
}

function startOf(
  { departsOn }: OrderedTour,
  start: TravelledStart | undefined,
  texts: VoucherTexts,
  locale: Locale,
): string {
  if (!start) return ''
  const day = formatDate(departsOn, locale)
  const hour = start.at && say(locale, texts.moment, { day, time: formatTime(start.at, locale) })
  const where = [hour, start.pickUp].filter((part): part is string => Boolean(part))
  return say(locale, texts.start, { where: joinList(where, locale) })
}

/** A voucher lies on hotel desks: it shows just enough of a number to tell two travellers apart. */
function papersOf({ passportNo, tckn }: Passenger): string {
  if (passportNo)
    return `${passportNo.slice(0, 1)}${'•'.repeat(Math.max(0, passportNo.length - 4))}${passportNo.slice(-3)}`
  return tckn ? maskTckn(tckn) : ''
}

function amountsOf(order: Order, texts: VoucherTexts, locale: Locale) {
  const row = (name: string, amount: string, isTotal = false) => ({ name, amount, isTotal })
  const rate = String(order.taxRateBp / 100)
  return [
    row(texts.subtotal, formatMoney(order.subtotal, locale, { cents: true })),
    ...(order.discount.minor > 0
      ? [row(texts.discount, `−${formatMoney(order.discount, locale, { cents: true })}`)]
      : []),
    row(
      say(locale, order.isTaxIncluded ? texts.taxIncluded : texts.taxOnTop, { rate }),
      formatMoney(order.tax, locale, { cents: true }),
    ),
    row(texts.total, formatMoney(order.total, locale, { cents: true }), true),
  ]
}

function remindersOf(order: Order, texts: VoucherTexts, locale: Locale): string[] {
  const [until] = order.tours
    .flatMap(({ returnsOn, passportMonthsAfterReturn: months }) =>
      months === null ? [] : [addMonths(returnsOn, months)],
    )
    .toSorted()
    .toReversed()
  return until
    ? [...texts.reminders, say(locale, texts.passportUntil, { date: formatDate(until, locale) })]
    : texts.reminders
}

/** Whoever was cancelled is on no voucher. */
function travelling({ passengers }: OrderedTour): Passenger[] {
  return passengers.filter(({ isCancelled }) => !isCancelled)
}
