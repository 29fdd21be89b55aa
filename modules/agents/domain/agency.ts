import type { Money } from '#kernel/money.ts'

/** A partner that sells our journeys. */
export type Agency = {
  id: string
  name: string
  contactName: string
  email: string
  phone: string
  address: string
  city: string
  licenceNo: string
  hasLogo: boolean
  /** What it may owe us at most; in other currencies nothing. */
  creditLimit: Money
  /** How long the seats of its reservations wait for their payment. */
  optionHours: number
  isActive: boolean
  version: number
}

/** A logo of an agency, as it is printed. */
export type AgencyLogo = { bytes: Uint8Array; type: 'image/png' | 'image/jpeg' }
