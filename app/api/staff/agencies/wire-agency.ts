import { z } from 'zod'
import type { Agency } from '#modules/agents/index.ts'

export const AgencyBody = z.strictObject({
  name: z.string().max(200),
  contactName: z.string().max(200).default(''),
  email: z.string().max(254).default(''),
  phone: z.string().max(40).default(''),
  address: z.string().max(500).default(''),
  city: z.string().max(100).default(''),
  licenceNo: z.string().max(40).default(''),
})

export const AgencyUserBody = z.strictObject({
  email: z.string().max(254).meta({ description: 'Of an account with the role agent.' }),
})

/** A partner agency. Its commission, seats and credit are agreed in the staff area. */
export const WireAgency = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  city: z.string(),
  active: z.boolean(),
})

export function agencyOnWire({
  id,
  name,
  email,
  phone,
  city,
  isActive,
}: Pick<Agency, 'id' | 'name' | 'email' | 'phone' | 'city' | 'isActive'>): z.output<typeof WireAgency> {
  return { id, name, email, phone, city, active: isActive }
}
