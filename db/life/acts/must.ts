import type { Result } from '#kernel/result.ts'

/** What an act gives that nobody of the demonstration is refused. @throws Error that says who was, and why. */
export function must<Value>(done: Result<Value, unknown>, what: string): Value {
  if (!done.ok) throw new Error(`${what} was refused: ${JSON.stringify(done.error)}`)
  return done.value
}
