import { splitName } from '#kernel/split-name.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { ContactDraft } from '#modules/booking/index.ts'
import type { StaffRequest } from '#modules/engagement/index.ts'

/** Whom an order belongs to of whom nothing is known. */
export const nobody: ContactDraft = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  country: 'TR',
}

type Asked = Pick<StaffRequest, 'name' | 'email' | 'phone'>

/**
 * Whom the order begins with. What a request says goes before what an earlier order of its number says, and the latter
 * completes it only for the same name: a number may be that of a whole family.
 */
export function saleContact(from: Asked | undefined, known: ContactDraft | undefined): ContactDraft | undefined {
  if (!from) return known
  const asked = { ...nobody, ...splitName(from.name), email: from.email ?? '', phone: from.phone ?? '' }
  if (!known || nameOf(known) !== nameOf(asked)) return asked
  const said = Object.entries(asked).filter(([field, value]) => field !== 'country' && value !== '')
  return { ...known, ...Object.fromEntries(said) }
}

function nameOf({ firstName, lastName }: ContactDraft): string {
  return foldForSearch(`${firstName} ${lastName}`)
}
