/** What somebody at home can be to those who travel. */
export const emergencyRelations = ['spouse', 'parent', 'child', 'sibling', 'relative', 'friend', 'other'] as const

export type EmergencyRelation = (typeof emergencyRelations)[number]

/** Whom to call at home when something happens on the journey; the phone is in E.164. */
export type EmergencyContact = { name: string; relation: EmergencyRelation; phone: string }

/** The same as it was typed, with nothing looked at yet. */
export type TypedEmergencyContact = { name: string; relation: string; phone: string }

export type EmergencyField = keyof TypedEmergencyContact

const MOST_LETTERS = 80

/**
 * Reads what was typed: the contact, nobody where every field is empty, or the fields that are wrong. `e164` is the number
 * as the caller reads it, with nothing where it cannot be called.
 */
export function readEmergencyContact(
  { name, relation, phone }: TypedEmergencyContact,
  e164: string | undefined,
): { contact: EmergencyContact | null } | { problems: EmergencyField[] } {
  const tidy = name.trim().replace(/\s+/g, ' ')
  if (tidy === '' && phone.trim() === '') return { contact: null }
  const known = emergencyRelations.find((each) => each === relation)
  const problems: EmergencyField[] = []
  if (tidy === '' || tidy.length > MOST_LETTERS) problems.push('name')
  if (!known) problems.push('relation')
  if (!e164) problems.push('phone')
  if (!known || !e164 || problems.length > 0) return { problems }
  return { contact: { name: tidy, relation: known, phone: e164 } }
}
