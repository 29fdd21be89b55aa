/** The last entry that somebody has seen of the log, as a call hands it out: opaque, and safe in an address. */
export function writeAuditCursor(sequence: number): string {
  return btoa(`audit ${sequence}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** `undefined` for whatever `writeAuditCursor` did not write. */
export function readAuditCursor(cursor: string): number | undefined {
  const text =
    /^[\w-]{1,40}$/.test(cursor) && cursor.length % 4 !== 1
      ? atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))
      : ''
  const [, digits = ''] = /^audit ([1-9]\d{0,14})$/.exec(text) ?? []
  const sequence = Number(digits)
  return digits && writeAuditCursor(sequence) === cursor ? sequence : undefined
}
