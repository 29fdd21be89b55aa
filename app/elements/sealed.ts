import { withStore } from './open-store.ts'

/** Something that only this browser can read, with the key that cannot leave it. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; body: ArrayBuffer }

type KeyPlace = { database: { name: string; stores: readonly string[] }; name: string }

export async function seal(place: KeyPlace, text: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const plain = new TextEncoder().encode(text)
  return { iv, body: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await keyAt(place), plain) }
}

/** @throws DOMException where it was sealed with another key. */
export async function unseal(place: KeyPlace, { iv, body }: Sealed): Promise<string> {
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, await keyAt(place), body))
}

/** Two pages that begin at once must not encrypt with two keys: who comes second takes the first one's. */
async function keyAt({ database, name }: KeyPlace): Promise<CryptoKey> {
  const find = () => withStore<CryptoKey | undefined>(database, 'keys', 'readonly', (keys) => keys.get(name))
  const known = await find()
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await withStore(database, 'keys', 'readwrite', (keys) => keys.add(made, name)).catch(() => undefined)
  return (await find()) ?? made
}
