/** The key of a call that moves money; 8 to 128 printable characters. */
export function idempotencyKeyOf(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key') ?? ''
  return /^[\x20-\x7e]{8,128}$/.test(key) ? key : undefined
}

/** The version that `If-Match` names, as `ETag` gave it. */
export function versionOf(request: Request): number | undefined {
  const tag = /^"?(\d{1,9})"?$/.exec(request.headers.get('if-match')?.trim() ?? '')
  return tag ? Number(tag[1]) : undefined
}
