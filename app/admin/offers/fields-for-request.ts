import { splitName } from '#kernel/split-name.ts'
import type { OfferFields } from '#app/offers/offer-fields.ts'
import type { StaffRequest } from '#modules/engagement/index.ts'

/** What a request says already, by the names of the form's fields: who asks, in which language, and for how many. */
export function fieldsForRequest({
  name,
  email,
  phone,
  language,
  groupSize,
  children,
  babies,
  roomType,
}: StaffRequest): OfferFields {
  const young = (children ?? 0) + (babies ?? 0)
  const adults = groupSize === null ? 2 : Math.max(0, groupSize - young)
  return {
    ...splitName(name),
    email: email ?? '',
    phone: phone ?? '',
    locale: language,
    'q.double': '0',
    [`q.${roomType ?? 'double'}`]: String(adults),
    // Journeys without rooms have one fare for whoever is grown up.
    'q.adult': String(adults),
    'q.child': String(children ?? 0),
    'q.baby': String(babies ?? 0),
  }
}
