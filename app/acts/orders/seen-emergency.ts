import type { EmergencyContact } from '#modules/booking/index.ts'

/** What the hidden field of a form about an emergency contact holds; `readEmergencyForm` reads it. */
export function seenEmergency(contact: EmergencyContact | null): string {
  return contact === null ? '' : JSON.stringify(contact)
}
