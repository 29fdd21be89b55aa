import { createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** One key of 32 bytes under the name by which stored texts refer to it. */
export type DataKey = { id: string; secret: Buffer }

/** What a text with keys has wrong, to be put behind the name of the variable or file it stands in. */
export class DataKeysError extends Error {}

const KEY = /^([a-z0-9][a-z0-9-]{0,15}):([A-Za-z0-9+/]{43}=)$/

/**
 * Reads `2027a:<base64 of 32 bytes>`, several with commas or line breaks between them. The first one writes.
 *
 * @throws DataKeysError with the end of a sentence that never quotes a key.
 */
export function parseDataKeys(text: string): readonly [DataKey, ...DataKey[]] {
  const [first, ...others] = text.split(/[\s,]+/).filter((part) => part !== '')
  if (first === undefined) throw new DataKeysError('has no key in it')
  const keys = [parseKey(first, 1), ...others.map((part, at) => parseKey(part, at + 2))] as const
  const ids = keys.map(({ id }) => id)
  const twice = ids.find((id, at) => ids.indexOf(id) !== at)
  if (twice !== undefined) throw new DataKeysError(`names two keys "${twice}"`)
  return keys
}

/** A fresh key in the form that `parseDataKeys` reads. */
export function newDataKey(id: string): string {
  return `${id}:${randomBytes(32).toString('base64')}`
}

/** Keys for one purpose each, so that nothing learnt from an index helps against a sealed text. */
export function derivedKey(key: DataKey, purpose: 'seal' | 'index' | 'check'): Buffer {
  return Buffer.from(hkdfSync('sha256', key.secret, '', `kafile ${purpose} v1`, 32))
}

/** Tells whether two programs mean the same key by its name, and nothing about the key. */
export function keyCheck(key: DataKey): string {
  return createHmac('sha256', derivedKey(key, 'check')).update(key.id).digest('hex')
}

function parseKey(text: string, position: number): DataKey {
  const [, id, secret] = KEY.exec(text) ?? []
  if (id === undefined || secret === undefined) {
    throw new DataKeysError(
      `must hold keys such as 2027a:<32 random bytes in base64>, with commas between them, but number ${position} is none`,
    )
  }
  return { id, secret: Buffer.from(secret, 'base64') }
}
