import { z } from 'zod'
import { emergencyRelations, type EmergencyContact, type TypedEmergencyContact } from '#modules/booking/index.ts'

const typed = z.string().max(200).default('')

const EmergencyForm = z.object({ name: typed, relation: typed, phone: typed, seen: z.string().max(1000).default('') })

const Seen = z.object({ name: z.string(), relation: z.enum(emergencyRelations), phone: z.string() })

/** What a form about an emergency contact holds, and what it showed when it was opened; nothing where it cannot be one. */
export function readEmergencyForm(
  fields: Record<string, string>,
): { typed: TypedEmergencyContact; seen: EmergencyContact | null } | undefined {
  const form = EmergencyForm.safeParse(fields)
  if (!form.success) return undefined
  const { seen, ...rest } = form.data
  if (seen === '') return { typed: rest, seen: null }
  const shown = Seen.safeParse(parsed(seen))
  return shown.success ? { typed: rest, seen: shown.data } : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
