import { parseDataKeys } from '#platform/field-cipher/data-keys.server.ts'
import { createFieldCipher } from '#platform/field-cipher/field-cipher.server.ts'

/** The keys of every test database. */
export const testCipher = createFieldCipher(parseDataKeys(`test:${Buffer.alloc(32, 7).toString('base64')}`))
