import type { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import { refuseFields, refuseWith, type AnsweredCall } from './refuse-with.server.ts'

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
  const issues = read.error.issues.slice(0, MOST_NAMED)
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map((key) => pointerOf([...issue.path, key])) : [],
  )
  if (unknown.length > 0)
    return fail(
      refuseFields(
        call,
        unknown.map((pointer) => ({ pointer, code: 'unknown_field' as const })),
      ),
    )
  return fail(
    refuseFields(
      call,
      issues.map(({ path }) => ({ pointer: pointerOf(path) })),
    ),
  )
}

/** A hostile body can be wrong in a million places. */
const MOST_NAMED = 50

/** A place in a body by RFC 6901. */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}
