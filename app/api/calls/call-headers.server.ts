/** The key of a call that moves money; 8 to 128 printable characters. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? ''
  return /^[\x20-\x7e]{8,128}$/.test(key) ? key : undefined
}

/** What a well-formed tag names that we never gave: no record is in this version, so it is refused as out of date. */
const NO_VERSION = -1

/** The version that `If-Match` names, as `ETag` gave it; `undefined` when it names none. */
export function versionOf(request: Request): number | undefined {
  const said = request.headers.get('if-match')?.trim() ?? ''
  const tag = /^"?(\d{1,9})"?$/.exec(said)
  if (tag) return Number(tag[1])
  return /^(W\/)?"[\x21\x23-\x7e]*"$/.test(said) ? NO_VERSION : undefined
}
