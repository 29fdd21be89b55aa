/** A row with the same key exists (23505); with `constraint`, only that constraint counts. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23505', constraint)
}

/** Another row refers to the row that was to go (23503). */
export function isReferenceViolation(error: unknown): boolean {
  return hasCode(error, '23503')
}

/** A check constraint refused the row (23514); with `constraint`, only that constraint counts. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return hasCode(error, '23514', constraint)
}

/**
 * The database has no room to write: the disk is full (53100), or the embedded database went read-only because it is
 * about to be (25006). The answer to a visitor is 503.
 */
export function isOutOfSpace(error: unknown): boolean {
  return hasCode(error, '53100') || hasCode(error, '25006')
}

function hasCode(error: unknown, code: string, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== code) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
