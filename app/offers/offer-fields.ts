import type { Locale } from '#kernel/locale.ts'
import { money, toTypedDecimal } from '#kernel/money.ts'
import { addDays, type PlainDate } from '#kernel/plain-date.ts'
import { toTypedNumber } from '#kernel/typed-amount.ts'
import type { Offer } from '#modules/agents/index.server.ts'

/** How long an offer holds when nobody says so. */
const OFFER_DAYS = 7

/** What stands in the form of an offer, by the names of its fields. */
export type OfferFields = Record<string, string>

/** The form of an empty offer, for two in a double room. */
export function emptyFields(today: PlainDate, locale: Locale, tourId: string): OfferFields {
  return {
    'q.double': '2',
    'q.adult': '2',
    markup: '0',
    markupKind: 'percent',
    validUntil: addDays(today, OFFER_DAYS),
    locale,
    tourId,
  }
}

/** The form of an offer that was written before. A copy holds from today, for nobody yet. */
export function fieldsOf(offer: Offer, locale: Locale): OfferFields {
  return {
    ...offer.customer,
    version: String(offer.version),
    tourId: offer.lines[0]?.tourId ?? '',
    ...Object.fromEntries(offer.lines.map(({ fare, quantity }) => [`q.${fare}`, String(quantity)])),
    ...markupFields(offer, locale),
    validUntil: offer.validUntil,
    locale: offer.locale,
    note: offer.note,
  }
}

export function copyOf(offer: Offer, today: PlainDate, locale: Locale): OfferFields {
  return { ...fieldsOf(offer, locale), version: '', validUntil: addDays(today, OFFER_DAYS) }
}

function markupFields({ markupRule: rule, base, markup, currency }: Offer, locale: Locale): OfferFields {
  if (rule?.kind === 'fixed')
    return { markupKind: 'fixed', markup: toTypedDecimal(money(rule.minor, currency), locale) }
  const basisPoints = rule?.basisPoints ?? Math.floor((markup.minor * 10_000) / Math.max(1, base.minor))
  return { markupKind: 'percent', markup: toTypedNumber(basisPoints / 100, locale) }
}
