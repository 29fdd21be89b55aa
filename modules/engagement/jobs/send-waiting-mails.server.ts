import { formatDateRange } from '#kernel/format-date.ts'
import { formatInstant } from '#kernel/format-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { defaultLocale, type Locale } from '#kernel/locale.ts'
import {
  findDeparturesForSale,
  findWaitingPlace,
  startWaitingOffer,
  type WaitingPlace,
} from '#modules/catalog/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { say } from '#platform/texts/say.ts'
import { findWaitingPerson, type WaitingPerson } from '../data/waiting-people.server.ts'
import {
  agencyWaitingText,
  waitingEndedTexts,
  waitingJoinedTexts,
  waitingLabels,
  waitingOfferTexts,
} from '../mail/waiting-mail-texts.ts'
import { mailLabels } from '../mail/request-mail-texts.ts'
import { waitingOfferHoursSetting } from '../settings.server.ts'
import { mailAgency, mailVisitor, rowsOfVisitor } from './mail-both-sides.server.ts'
import type { WaitingWork } from './waiting-work.server.ts'

/** Tells the agency who waits, and the visitor where their place is seen. Once a place, however often it runs. */
export async function sendWaitingMails(work: WaitingWork, placeId: string): Promise<void> {
  const known = await readPlace(work, placeId)
  if (!known) return
  const { place, person, tourIn } = known
  await mailAgency(work, `waiting-list:${placeId}`, {
    subject: say(defaultLocale, agencyWaitingText.subject, { tour: tourIn(defaultLocale).name }),
    paragraph: say(defaultLocale, agencyWaitingText.paragraph, { name: person.name, seats: String(place.seats) }),
    rows: [...rowsOf(known, defaultLocale), ...rowsOfVisitor(person)],
    replyTo: person.email,
  })
  const { language: locale } = person
  await mailVisitor(work, `waiting-joined:${placeId}`, {
    to: person.email,
    locale,
    text: waitingJoinedTexts[locale],
    facts: { name: person.name, tour: tourIn(locale).name },
    rows: rowsOf(known, locale),
    button: { href: work.waitingUrl(locale, place.token), label: waitingJoinedTexts[locale].button },
  })
}

/** Starts the clock of an offer and mails its address. Once an offer, however often it runs. */
export async function sendWaitingOffer(work: WaitingWork, placeId: string, now: Date): Promise<void> {
  const offerHours = await readSetting(work.db, waitingOfferHoursSetting)
  const offer = await startWaitingOffer(work.db, { placeId, offerHours }, now)
  const known = offer && (await readPlace(work, placeId, now))
  if (!offer || !known) return
  const { person, tourIn } = known
  const { language: locale } = person
  await mailVisitor(work, `waiting-offer:${placeId}:${offer.offers}`, {
    to: person.email,
    locale,
    text: waitingOfferTexts[locale],
    facts: { name: person.name, tour: tourIn(locale).name, until: formatInstant(offer.expiresAt, locale) },
    rows: rowsOf(known, locale),
    button: { href: work.waitingUrl(locale, offer.token), label: waitingOfferTexts[locale].button },
  })
}

/** Says that the time of an offer is over. Once an offer, however often it runs. */
export async function sendWaitingEnd(
  work: WaitingWork,
  { placeId, offers }: { placeId: string; offers: number },
): Promise<void> {
  const known = await readPlace(work, placeId)
  if (!known) return
  const { place, person, tourIn } = known
  const { language: locale } = person
  await mailVisitor(work, `waiting-ended:${placeId}:${offers}`, {
    to: person.email,
    locale,
    text: waitingEndedTexts[locale],
    facts: { name: person.name, tour: tourIn(locale).name },
    rows: rowsOf(known, locale),
    button: { href: work.tourUrl(locale, place.tourId), label: waitingEndedTexts[locale].button },
  })
}

type Known = {
  place: WaitingPlace
  person: WaitingPerson
  tourIn: (locale: Locale) => { name: string; dates: string }
}

async function readPlace({ db }: WaitingWork, placeId: string, now = new Date()): Promise<Known | undefined> {
  const place = await findWaitingPlace(db, { id: placeId })
  const person = place && (await findWaitingPerson(db, placeId))
  const [departure] = place ? await findDeparturesForSale(db, [place.tourId], dayInIstanbul(now)) : []
  if (!place || !person || !departure) return undefined
  const tourIn = (locale: Locale) => ({
    name: departure.tourName[locale],
    dates: formatDateRange(departure.departsOn, departure.returnsOn, locale),
  })
  return { place, person, tourIn }
}

function rowsOf({ place, tourIn }: Known, locale: Locale) {
  const { name, dates } = tourIn(locale)
  return [
    { name: mailLabels[locale].journey, value: name },
    { name: mailLabels[locale].dates, value: dates },
    { name: waitingLabels[locale], value: String(place.seats) },
  ]
}
