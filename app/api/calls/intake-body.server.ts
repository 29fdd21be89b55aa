import { z } from 'zod'
import { HUMAN_TOKEN, TRAP } from '#app/intake/intake-names.ts'

const intakeFields = {
  [HUMAN_TOKEN]: z.string().max(4096).optional().meta({ description: 'Of the human check, action `submit`.' }),
  locale: z.string().max(20).optional().meta({ description: 'The language of the sender: tr, en or ar.' }),
  [TRAP]: z.string().max(400).optional().meta({ description: 'Leave empty.' }),
}

/** The body of a public form: its own fields, and those that every one of them takes. Others are refused. */
export function intakeBody<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...shape, ...intakeFields })
}

/** A text of a form; one that is left out counts as empty, and the rules of the form say what may be. */
export const typed = z.string().max(20_000).default('')

/** What every public form answers when it was taken. */
export const IntakeAnswer = z.object({ id: z.string(), message: z.string() })
