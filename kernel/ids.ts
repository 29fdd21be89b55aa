/** 128 random bits as 22 characters of base64url: unguessable addresses of payments and orders. */
export function newToken(bytes = 16): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** 122 random bits as 32 letters and digits, for those who take nothing else in a name. */
export function newPlainToken(): string {
  return crypto.randomUUID().replaceAll('-', '')
}

/** Whether a text can be one of our tokens; guards queries against hostile path values. */
export function isToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22,43}$/.test(text)
}

const REFERENCE_LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A short code that people copy by hand: no 0, O, 1 or I. */
export function newReference(length = 8): string {
  const random = crypto.getRandomValues(new Uint8Array(length))
  return [...random].map((byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join('')
}

/** Whether a text can be one of our keys; guards queries against path values that are none. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
}
