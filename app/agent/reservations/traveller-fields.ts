import type { TravellerDraft } from '#modules/booking/index.ts'

export const travellerFields = [
  'firstName',
  'lastName',
  'gender',
  'bornOn',
  'nationality',
  'tckn',
  'passportNo',
  'passportExpiresOn',
] as const

export type TravellerFields = Pick<TravellerDraft, (typeof travellerFields)[number] | 'fare'>

const MOST_TRAVELLERS = 500

/** The travellers of a form; names of fields begin with their number. */
export function readTravellers(fields: Record<string, string>, tourId: string): TravellerDraft[] {
  const drafts: TravellerDraft[] = []
  for (let index = 0; `${index}.fare` in fields && index < MOST_TRAVELLERS; index += 1) {
    const text = (name: string) => (fields[`${index}.${name}`] ?? '').trim()
    drafts.push({
      tourId,
      fare: text('fare'),
      firstName: text('firstName'),
      lastName: text('lastName'),
      gender: text('gender'),
      bornOn: text('bornOn'),
      nationality: text('nationality').toUpperCase(),
      tckn: text('tckn'),
      passportNo: text('passportNo'),
      passportExpiresOn: text('passportExpiresOn'),
      needsWheelchair: false,
    })
  }
  return drafts
}
