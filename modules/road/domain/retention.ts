import { addDays, type PlainDate } from '#kernel/plain-date.ts'

/** A card may be found and its bearer missed while the luggage is still on its way. */
const DAYS_AFTER_RETURN = 2

/**
 * After its end a card says for so long that it has ended; what was chosen for it may be about health, and what was agreed
 * to for those at home may be asked about.
 */
const CARD_DAYS = 90

/** The last day on which the address of a card opens. */
export function cardLivesUntil(returnsOn: PlainDate): PlainDate {
  return addDays(returnsOn, DAYS_AFTER_RETURN)
}

/** Counts, luggage and incidents of a journey are asked about for so long after the return. */
const MARK_DAYS = 90

/** How long rites took is compared with the same time of the year before; nobody is in it. */
const RITE_DAYS = 400

/** From that day on the choices for a card are gone. */
export function choicesForgottenOn(returnsOn: PlainDate): PlainDate {
  return addDays(returnsOn, CARD_DAYS)
}

/** From that day on what was agreed to for those at home is gone. */
export function consentsForgottenOn(returnsOn: PlainDate): PlainDate {
  return addDays(returnsOn, CARD_DAYS)
}

/** Cards whose last day is before that one are forgotten. */
export function cardsKeptFrom(today: PlainDate): PlainDate {
  return addDays(today, -CARD_DAYS)
}

/** From that day on what leaders marked on a journey is gone. */
export function marksForgottenOn(returnsOn: PlainDate): PlainDate {
  return addDays(returnsOn, MARK_DAYS)
}

/** Rites that were begun before that day are forgotten. */
export function ritesKeptFrom(today: PlainDate): PlainDate {
  return addDays(today, -RITE_DAYS)
}
