import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import type { Db } from '#platform/db/client.server.ts'
import type { EncryptedColumn } from './encrypted-column.ts'
import { cipherOf, type FieldCipher } from './cipher-of-handle.server.ts'
import { derivedKey, type DataKey } from './data-keys.server.ts'

/** A sealed text cannot be opened: its key is missing, it was changed, or it was sealed for another place. */
export class SealedFieldUnreadable extends Error {}

const VERSION = 'v1'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const INDEX_BYTES = 16

/** The first key seals; all of them open. */
export function createFieldCipher(keys: readonly [DataKey, ...DataKey[]]): FieldCipher {
  const sealing = keys.map((key) => ({ id: key.id, key: keyFor(key, 'seal') }))
  const indexing = keys.map((key) => ({ id: key.id, key: keyFor(key, 'index') }))
  const [first] = keys
  const firstSealing = keyFor(first, 'seal')
  return {
    keyIds: keys.map(({ id }) => id),
    seal(place, plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', firstSealing, nonce).setAAD(Buffer.from(place))
      const content = Buffer.concat([nonce, cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
      return `${VERSION}.${first.id}.${content.toString('base64url')}`
    },
    open(place, sealed) {
      const [version, id, content, ...rest] = sealed.split('.')
      const known = sealing.find((each) => each.id === id)
      if (version !== VERSION || content === undefined || rest.length > 0)
        throw new SealedFieldUnreadable(`${place} does not hold a sealed text`)
      if (!known)
        throw new SealedFieldUnreadable(`${place} was sealed with the key "${id}", which is not among DATA_KEYS`)
      return decrypt(known.key, place, Buffer.from(content, 'base64url'))
    },
    indexes: (purpose, value) =>
      indexing.map(({ id, key }) => {
        const digest = createHmac('sha256', key)
          .update(JSON.stringify([purpose, value]))
          .digest()
        return `${id}.${digest.subarray(0, INDEX_BYTES).toString('base64url')}`
      }),
  }
}

/**
 * The text as it may stand in that column of that row and nowhere else: `v1.<key id>.<nonce, content, tag>`. The same
 * text sealed twice looks different each time.
 */
export function sealField(db: Db, column: EncryptedColumn, row: string, plain: string): string {
  return cipherOf(db).seal(placeOf(column, row), plain)
}

/** @throws SealedFieldUnreadable when it was sealed for another place, changed since, or with a key that is gone. */
export function openField(db: Db, column: EncryptedColumn, row: string, sealed: string): string {
  return cipherOf(db).open(placeOf(column, row), sealed)
}

/** What stands beside a sealed text so that equal ones can be found; equal for equal values of one purpose only. */
export function blindIndex(db: Db, purpose: string, value: string): string {
  const [first = ''] = cipherOf(db).indexes(purpose, value)
  return first
}

/** What to look for: a row may still carry the index of an older key. Never empty. */
export function blindIndexes(db: Db, purpose: string, value: string): readonly string[] {
  return cipherOf(db).indexes(purpose, value)
}

function placeOf({ table, column }: EncryptedColumn, row: string): string {
  return JSON.stringify([table, column, row])
}

/** Prepared once: bare bytes are made a key anew with each text, which takes longer than to seal it. */
function keyFor(key: DataKey, purpose: 'seal' | 'index'): KeyObject {
  return createSecretKey(derivedKey(key, purpose))
}

function decrypt(key: KeyObject, place: string, content: Buffer): string {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, content.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(place)).setAuthTag(content.subarray(-TAG_BYTES))
    return decipher.update(content.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    throw new SealedFieldUnreadable(`${place} was changed after it was sealed, or was sealed for another place`)
  }
}
