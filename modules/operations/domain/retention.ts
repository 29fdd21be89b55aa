import { addDays, addMonths, type PlainDate } from '#kernel/plain-date.ts'

/** Notes about travellers may be about their health, which is kept for ninety days after the return. */
const NOTE_DAYS = 90

/** Names and numbers of guides are kept as long as the identity of travellers. */
const GUIDE_MONTHS = 24

export function noteForgottenOn(returnsOn: PlainDate): PlainDate {
  return addDays(returnsOn, NOTE_DAYS)
}

/** Guides of departures before that day are forgotten. */
export function guidesKeptFrom(today: PlainDate): PlainDate {
  return addMonths(today, -GUIDE_MONTHS)
}

/** Who had a wheelchair before that day is forgotten: it is about their health. */
export function chairsKeptFrom(today: PlainDate): PlainDate {
  return addDays(today, -NOTE_DAYS)
}

/** What was handed over to travellers who came back before that day is forgotten; a passport that is held is not. */
export function itemsKeptFrom(today: PlainDate): PlainDate {
  return addDays(today, -NOTE_DAYS)
}
