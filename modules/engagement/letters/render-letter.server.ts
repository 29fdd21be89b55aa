import { isolateIn } from '#kernel/bidi.ts'
import { isolateName } from '#kernel/isolate.ts'
import { formatDateRange } from '#kernel/format-date.ts'
import { formatMoney } from '#kernel/format-money.ts'
import { directionOf, type Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { listDeparturesToSuggest, listTourSummaries } from '#modules/catalog/index.server.ts'
import { tourKinds, type TourSummary } from '#modules/catalog/index.ts'
import { writeLetter, type LetterCard } from '#platform/mail/write-letter.tsx'
import { say } from '#platform/texts/say.ts'
import type { LetterDraft } from './domain/letter.ts'
import { letterMailTexts } from './letter-mail-texts.ts'
import type { LetterWork } from './letter-work.server.ts'

/** A newsletter in one language, as mail programs show it. */
export type WrittenLetter = { subject: string; html: string; text: string }

/**
 * Writes a newsletter in one language as things stand now: departures that left, sold out, closed or are not offered in the
 * language are not told; the others stand by day. `leaveUrl` is the reader's own way to leave.
 */
export async function renderLetter(
  work: LetterWork,
  { draft, locale, leaveUrl }: { draft: LetterDraft; locale: Locale; leaveUrl: string },
  now: Date,
): Promise<WrittenLetter> {
  const { subject, preheader, opening, closing } = draft.texts[locale]
  const text = letterMailTexts[locale]
  const { brand, firm, address, phone, email } = await work.agency(locale)
  const departures = await listTold(work, { draft, locale }, now)
  const posts = await work.posts(locale, draft.posts, now)
  const mersis = say(locale, text.mersis, { number: isolateIn(locale, await work.mersis()) })
  return writeLetter({
    locale,
    brand,
    subject,
    preview: preheader,
    paragraphs: paragraphsOf(opening),
    sections: [
      { title: text.departures, cards: departures.map((each) => departureCard(work, each, locale)) },
      {
        title: text.posts,
        cards: posts.map(({ title, excerpt, url }) => ({ title, lines: [excerpt], href: url, label: text.openPost })),
      },
    ].filter(({ cards }) => cards.length > 0),
    rows: [],
    closing: paragraphsOf(closing),
    // Each in its own direction: Latin letters on both sides of a dot would turn an Arabic line around.
    footer: [firm, address, mersis, phone, email].map((part) => inItsDirection(locale, part)).join(' · '),
    refusal: { href: leaveUrl, label: text.leave, why: say(locale, text.why, { brand }) },
  })
}

async function listTold(
  { db }: LetterWork,
  { draft, locale }: { draft: LetterDraft; locale: Locale },
  now: Date,
): Promise<TourSummary[]> {
  if (draft.departures.length === 0) return []
  const today = dayInIstanbul(now)
  const onSale = await listDeparturesToSuggest(db, { kinds: tourKinds, today, locale })
  const ids = onSale.filter(({ id }) => draft.departures.includes(id)).map(({ id }) => id)
  return listTourSummaries(db, { ids, locale, today })
}

function departureCard(work: LetterWork, tour: TourSummary, locale: Locale): LetterCard {
  const text = letterMailTexts[locale]
  const price = isolateIn(locale, formatMoney(tour.fromPrice, locale))
  return {
    title: tour.name,
    lines: [
      formatDateRange(tour.departsOn, tour.returnsOn, locale),
      [say(locale, text.price, { price }), say(locale, text.seats, { seats: tour.seatsLeft })].join(' · '),
    ],
    href: work.tourUrl(locale, tour.id),
    label: text.openDeparture,
  }
}

function paragraphsOf(typed: string): string[] {
  return typed
    .split(/\n+/)
    .map((each) => each.trim())
    .filter(Boolean)
}

function inItsDirection(locale: Locale, part: string): string {
  return directionOf(locale) === 'rtl' ? isolateName(part) : part
}
