import type { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import { refuseBody, refuseWith, type AnsweredCall } from './refuse-with.server.ts'

/**
 * Reads the JSON body of a call by the schema that describes it. The refusal is 400 `malformed` for what is no JSON,
 * 422 `unknown_field` for names that nobody described, and 422 `validation` with the fields for everything else.
 */
export async function readCallBody<Body extends z.ZodType>(
  call: AnsweredCall,
  schema: Body,
): Promise<Result<z.output<Body>, Response>> {
  const json: unknown = await call.request.json().catch(() => undefined)
  if (json === undefined) return fail(refuseWith(call, 'malformed'))
  const read = schema.safeParse(json)
  if (read.success) return ok(read.data)
  return fail(refuseBody(call, read.error.issues, json))
}
