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

/**
 * The database could not be reached, was lost, or did not answer in time; or it gave up because too many wanted the same.
 * Nothing says whether what was asked has happened. It passes by itself: the answer to a visitor is 503.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  if (code !== undefined) return awayStates.test(code) || lostLine.has(code)
  return spokenByDriver.test(error.message)
}

/**
 * Classes and states of SQL: connections (08), too many of them or no memory (53), given up by whoever runs the server
 * or by a limit (57P0x, 57014, 25P03, 25P04, 55P03), a knot of transactions (40001, 40P01), the system below (58).
 */
const awayStates = /^(08...|53[23]00|57P0[1-5]|57014|25P0[34]|55P03|40001|40P01|58...)$/

const lostLine = new Set(
  'DATABASE_AWAY SERVER_SILENT ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN ENOTFOUND EAI_AGAIN'.split(
    ' ',
  ),
)

/** The driver has no codes for what happens on its side of the line. */
const spokenByDriver =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered a connection error|was closed) and is not queryable)/

function hasCode(error: unknown, code: string, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== code) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
