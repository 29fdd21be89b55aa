import { z } from 'zod'
import type { Credentials } from './sign-in-call.server.ts'

const LONGEST = 1024

const identifier = z.string().max(LONGEST).default('')
const password = z.string().max(LONGEST).default('')

export const MemberBody = z.strictObject({ identifier, password, remember: z.boolean().optional() })

export const StaffBody = z
  .strictObject({ email: identifier, password })
  .transform((body): Credentials => ({ identifier: body.email, password: body.password }))

/** Reads the JSON body of a sign-in call; a field that is left out counts as empty. */
export async function readCredentials(
  request: Request,
  door: 'member' | 'staff',
): Promise<Credentials | 'malformed' | 'unknown-field'> {
  const body: unknown = await request.json().catch(() => undefined)
  const read = (door === 'staff' ? StaffBody : MemberBody).safeParse(body)
  if (read.success) return read.data
  return read.error.issues.some((issue) => issue.code === 'unrecognized_keys') ? 'unknown-field' : 'malformed'
}
