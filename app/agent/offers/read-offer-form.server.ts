import { locales, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul, parsePlainDate } from '#kernel/plain-date.ts'
import type { Markup } from '#modules/agents/index.ts'
import type { OfferDraft, WishedLine } from '#modules/agents/index.server.ts'
import { isRoomFare, priceParty } from '#modules/catalog/index.ts'
import { findDeparturesForSale } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'

type Fields = Record<string, string>

/** An offer as the form sends it: the party is put into rooms by the function that the shop's pages use. */
export async function readOfferForm(db: Db, fields: Fields, now: Date): Promise<OfferDraft> {
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
    lines: await linesOf(db, fields, now),
    markup: markupOf(text('markup')),
    validUntil: parsePlainDate(text('validUntil')) ?? dayInIstanbul(new Date(0)),
    locale: localeOf(text('locale')),
    note: text('note'),
  }
}

async function linesOf(db: Db, fields: Fields, now: Date): Promise<WishedLine[]> {
  const tourId = fields['tourId'] ?? ''
  const [departure] = await findDeparturesForSale(db, [tourId], dayInIstanbul(now))
  if (!departure) return []
  const party = {
    adults: count(fields, 'adults'),
    children: count(fields, 'children'),
    babies: count(fields, 'babies'),
  }
  const options = priceParty(departure.fares, party)
  const room = fields['room'] ?? ''
  const option = options.find(({ fare }) => !isRoomFare(fare) || fare === room) ?? options[0]
  return option ? option.lines.map(({ fare, travellers }) => ({ tourId, fare, quantity: travellers })) : []
}

function count(fields: Fields, name: string): number {
  const value = Number(fields[name] ?? '0')
  return Number.isSafeInteger(value) && value >= 0 && value <= 200 ? value : 0
}

/** Percent with two digits at most; what is no number puts nothing on top. */
function markupOf(typed: string): Markup {
  const percent = Number(typed.replace(',', '.'))
  const basisPoints = Math.round(percent * 100)
  return { kind: 'percent', basisPoints: basisPoints >= 0 && basisPoints <= 10_000 ? basisPoints : 0 }
}

function localeOf(typed: string): Locale {
  return locales.find((locale) => locale === typed) ?? 'tr'
}
