import { hash, verify } from '@node-rs/argon2'

declare const passwordHashBrand: unique symbol

/** An argon2id hash as PHC text. Made before a transaction begins: hashing takes tens of milliseconds on purpose. */
export type PasswordHash = string & { readonly [passwordHashBrand]: true }

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hash of a password nobody knows: checking against it takes as long as checking a real one. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$hg/W+g6sAKNCj2HbT/LlXg$+OHahV+P++w3jaAs9tEBVxVPbsfYXDqFGBT+fQFQ1aM'

/** Hashes a password with argon2id and a fresh salt. Equal text typed on different systems hashes alike. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  return (await hash(password.normalize('NFC'), COST)) as PasswordHash
}

/** Whether the password is right; without a stored hash it takes the same time and is never right. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(storedHash ?? DUMMY_HASH, password.normalize('NFC'))
  return storedHash !== undefined && isRight
}
