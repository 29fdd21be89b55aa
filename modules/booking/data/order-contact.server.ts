import type { ContactCountry, ContactDraft } from '../domain/checkout.ts'

/** Who ordered and how they are reached. */
export type OrderContact = ContactDraft & { country: ContactCountry }

export const contactColumns = ['first_name', 'last_name', 'email', 'phone', 'address', 'city', 'country'] as const

export function contactOf(row: {
  first_name: string
  last_name: string
  email: string
  phone: string
  address: string
  city: string
  country: ContactCountry
}): OrderContact {
  const { first_name: firstName, last_name: lastName, email, phone, address, city, country } = row
  return { firstName, lastName, email, phone, address, city, country }
}
