import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'

/** The partner who sold an order and whom its travellers ask; we organise the journey all the same. */
export type Seller = { name: string; contact: string; logo: Uint8Array | null }

/** Finds who sold an order; `undefined` when we did. */
export type FindSeller = (db: Db, orderId: string, locale: Locale) => Promise<Seller | undefined>
