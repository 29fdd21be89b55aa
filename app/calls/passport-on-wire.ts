import { z } from 'zod'

const text = z.string().max(400).default('')

/** The number of a passport in a call: `passportNo`, or the name that orders had for it before. */
export const passportNumberFields = {
  passportNo: text,
  passportNumber: text.meta({ deprecated: true, description: 'As `passportNo`, which goes first.' }),
}

export function passportNoOf({ passportNo, passportNumber }: { passportNo: string; passportNumber: string }): string {
  return passportNo || passportNumber
}
