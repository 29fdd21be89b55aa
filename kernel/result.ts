/** An outcome the caller must handle: a value, or an error with a kebab-case `code` and its facts. */
export type Result<Value, Failure> = { ok: true; value: Value } | { ok: false; error: Failure }

export function ok<Value>(value: Value): { ok: true; value: Value } {
  return { ok: true, value }
}

export function fail<const Failure>(error: Failure): { ok: false; error: Failure } {
  return { ok: false, error }
}
