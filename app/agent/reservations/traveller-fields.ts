import type { PlainDate } from '#kernel/plain-date.ts'
import { readTypedDate } from '#kernel/typed-date.ts'
import { blankTraveller, typedTravellerFields, type TravellerDraft } from '#modules/booking/index.ts'

export type TravellerFields = Pick<TravellerDraft, (typeof typedTravellerFields)[number] | 'fare'>

const MOST_TRAVELLERS = 500

/** The travellers of a form; names of fields begin with their number. */
export function readTravellers(fields: Record<string, string>, tourId: string, today: PlainDate): TravellerDraft[] {
  const drafts: TravellerDraft[] = []
  for (let index = 0; `${index}.fare` in fields && index < MOST_TRAVELLERS; index += 1) {
    const text = (name: string) => (fields[`${index}.${name}`] ?? '').trim()
    const typed = Object.fromEntries(typedTravellerFields.map((name) => [name, text(name)]))
    const nationality = text('nationality').toUpperCase()
    drafts.push({
      ...blankTraveller,
      ...typed,
      tourId,
      fare: text('fare'),
      nationality,
      bornOn: readTypedDate(text('bornOn'), today),
      passportExpiresOn: readTypedDate(text('passportExpiresOn')),
    })
  }
  return drafts
}
