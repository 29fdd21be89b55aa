import { z, type core } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BodyRefusal } from './refuse-sign-in.server.ts'
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
): Promise<Result<Credentials, BodyRefusal>> {
  const body: unknown = await request.json().catch(() => undefined)
  const read = (door === 'staff' ? StaffBody : MemberBody).safeParse(body)
  return read.success ? ok(read.data) : fail(refusalOfBody(read.error.issues, body))
}

/** Why the body of a sign-in could not be read. */
export function refusalOfBody(issues: readonly core.$ZodIssue[], body: unknown): BodyRefusal {
  const isUnknown = issues.some(({ code }) => code === 'unrecognized_keys')
  return isUnknown ? { code: 'unknown-field', issues, body } : { code: 'malformed' }
}
