import type { Fields } from '#app/acts/record/field-specs.ts'
import type { StaffOrder } from '#modules/booking/index.server.ts'
import { readBase } from '../record/read-conflict.server.ts'
import { travellersOf } from './change-fields.ts'

/** The travellers of a form that was sent, in its order. */
export function travellersInForm(fields: Fields): string[] {
  const count = Number(fields['count']) || 0
  return Array.from({ length: Math.min(count, Object.keys(fields).length) }, (_none, index) => {
    return fields[`travellers.${index}.id`] ?? ''
  })
}

/** A form that was sent, and what it was filled in from, with the travellers in the order in which they stand now. */
export function withTravellersOf(fields: Fields, order: Pick<StaffOrder, 'journeys'>): Fields {
  const ids = travellersOf(order).map(({ id }) => id)
  const places = travellersInForm(fields).map((id) => ids.indexOf(id))
  const moved = (all: Fields): Fields =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, value]) => {
        const [, index, field] = /^travellers\.(\d+)\.(.+)$/.exec(name) ?? []
        if (index === undefined) return [[name, value] as const]
        const place = places[Number(index)] ?? -1
        return place < 0 ? [] : [[`travellers.${place}.${field}`, value] as const]
      }),
    )
  return { ...moved(fields), base: JSON.stringify(moved(readBase(fields))) }
}
