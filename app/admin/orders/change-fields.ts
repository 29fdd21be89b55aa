import type { Fields } from '#app/acts/record/field-specs.ts'
import { travellerFlags } from '#modules/booking/index.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'

const contactFields = ['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'country'] as const
const paperFields = ['gender', 'bornOn', 'nationality', 'passportExpiresOn'] as const
const numberFields = ['tckn', 'passportNo'] as const

/** Everybody of an order who still travels, as its form lists them. */
export function travellersOf({ journeys }: Pick<StaffOrder, 'journeys'>) {
  return journeys.flatMap(({ travellers }) => travellers).filter(({ isCancelled }) => !isCancelled)
}

/**
 * The inputs of the form that changes an order, without numbers of papers for those who may not see them. The travellers
 * stand in the order of `ids`; who is no longer one of the order is left out.
 */
export function fieldsOfOrder(
  order: Pick<StaffOrder, 'contact' | 'journeys' | 'note'>,
  hasNumbers: boolean,
  ids: readonly string[] = travellersOf(order).map(({ id }) => id),
): Fields {
  const names = ['firstName', 'lastName', ...paperFields, ...(hasNumbers ? numberFields : [])] as const
  return Object.fromEntries([
    ...contactFields.map((name) => [`contact.${name}`, order.contact[name]] as const),
    ['note', order.note] as const,
    ...travellersOf(order).flatMap((traveller) => {
      const index = ids.indexOf(traveller.id)
      if (index < 0) return []
      const at = `travellers.${index}`
      return [
        ...names.map((name) => [`${at}.${name}`, traveller[name] ?? ''] as const),
        ...travellerFlags.map((flag) => [`${at}.${flag}`, traveller[flag] ? 'on' : ''] as const),
      ]
    }),
  ])
}
