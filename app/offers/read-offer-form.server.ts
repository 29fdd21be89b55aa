import { defaultLocale, locales, type Locale } from '#kernel/locale.ts'
import type { Currency } from '#kernel/money.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { parseTypedAmount } from '#kernel/typed-amount.ts'
import { parseTypedDate } from '#kernel/typed-date.ts'
import type { Markup } from '#modules/agents/index.ts'
import type { OfferDraft } from '#modules/agents/index.server.ts'
import { fares } from '#modules/catalog/index.ts'

type Fields = Record<string, string>

/** An offer as the form sends it: for each fare of the departure a number of travellers. */
export function readOfferForm(fields: Fields, currency: Currency): OfferDraft {
  const text = (name: string) => (fields[name] ?? '').trim()
  return {
    customer: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      phone: text('phone'),
      city: text('city'),
      country: 'TR',
    },
    lines: fares.flatMap((fare) => {
      const quantity = countOf(fields, fare)
      return quantity > 0 ? [{ tourId: text('tourId'), fare, quantity }] : []
    }),
    markup: markupOf(text('markup'), text('markupKind'), currency),
    validUntil: parseTypedDate(text('validUntil')) ?? dayInIstanbul(new Date(0)),
    locale: localeOf(text('locale')),
    note: text('note'),
  }
}

/** How many travellers the form asks for at a fare. */
export function countOf(fields: Fields, fare: string): number {
  const value = Number(fields[`q.${fare}`] ?? '0')
  return Number.isSafeInteger(value) && value >= 0 && value <= 200 ? value : 0
}

/** Percent with two digits at most, or an amount for each traveller; what is no number puts nothing on top. */
function markupOf(typed: string, kind: string, currency: Currency): Markup {
  if (kind === 'fixed') {
    const minor = parseTypedAmount(typed, currency)?.minor ?? 0
    return { kind, minor: Math.min(minor, 100_000_000) }
  }
  const basisPoints = Math.round(Number(typed.replace(',', '.')) * 100)
  return { kind: 'percent', basisPoints: basisPoints >= 0 && basisPoints <= 10_000 ? basisPoints : 0 }
}

function localeOf(typed: string): Locale {
  return locales.find((locale) => locale === typed) ?? defaultLocale
}
