import type { EmergencyContact, EmergencyRelation } from '../domain/emergency-contact.ts'

export const emergencyColumns = ['emergency_name', 'emergency_relation', 'emergency_phone'] as const

export type EmergencyColumns = {
  emergency_name: string | null
  emergency_relation: EmergencyRelation | null
  emergency_phone: string | null
}

/** Whom to call at home for an order; null while nobody was named. */
export function emergencyOf(row: EmergencyColumns): EmergencyContact | null {
  const { emergency_name: name, emergency_relation: relation, emergency_phone: phone } = row
  return name === null || relation === null || phone === null ? null : { name, relation, phone }
}

/** The columns that hold a contact, or nobody. */
export function emergencyColumnsOf(contact: EmergencyContact | null): EmergencyColumns {
  return {
    emergency_name: contact?.name ?? null,
    emergency_relation: contact?.relation ?? null,
    emergency_phone: contact?.phone ?? null,
  }
}

export function sameEmergency(one: EmergencyContact | null, other: EmergencyContact | null): boolean {
  return one?.name === other?.name && one?.relation === other?.relation && one?.phone === other?.phone
}
