import { emailKey } from '#kernel/email.ts'
import { phoneKey } from '#kernel/phone.ts'
import type { Money } from '#kernel/money.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { indexedHasAllWords } from '#platform/db/search-sql.server.ts'
import { phoneCountrySetting } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { linksEver, linksThatExist, toLink, type StoredLink } from './data/links.server.ts'
import { isExpired } from './domain/link-status.ts'
import { ERASED_EMAIL } from './forget-link-customer.server.ts'

/** A link that takes money, with what a payment can be known by. */
export type PayableLink = {
  id: string
  title: string
  customer: string
  /** As a search key, the country code before the number. */
  phone: string
  /** What says that a link and an order are of the same person: the address, the telephone. */
  customerKeys: string[]
  price: Money
  isExpired: boolean
}

const MOST = 2000
const MOST_FOUND = 10
/** Customers pay late; after that, staff search. */
const EXPIRED_SINCE_MS = 90 * 86_400_000

/** The links that ask for money, and those whose time ended in the last three months; the newest two thousand. */
export async function listPayableLinks(db: Db, now: Date): Promise<PayableLink[]> {
  const since = new Date(now.getTime() - EXPIRED_SINCE_MS)
  const open = pending(db)
    .where('archived_at', 'is', null)
    .where((link) => link.or([link('expires_at', 'is', null), link('expires_at', '>=', since)]))
  return read(db, open, MOST, now)
}

/** Links that ask for money, by words of the title, the customer or the number; the newest ten. Nothing for an empty search. */
export async function searchPayableLinks(
  db: Db,
  _admin: Admin<'payments'>,
  typed: string,
  now: Date,
): Promise<PayableLink[]> {
  const words = foldForSearch(typed).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return read(db, pending(db).where(indexedHasAllWords('payment_links.search_text', words)), MOST_FOUND, now)
}

/** Of these links those that take money. */
export async function listPayableLinksById(
  db: Db,
  _admin: Admin<'payments'>,
  ids: readonly string[],
  now: Date,
): Promise<PayableLink[]> {
  return ids.length === 0 ? [] : read(db, pending(db).where('public_id', 'in', ids), ids.length, now)
}

/** The keys of the customers of these links, those that are paid or were removed included. */
export async function listCustomersOfLinks(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  if (ids.length === 0) return new Map()
  const country = await readSetting(db, phoneCountrySetting)
  const rows = await linksEver(db)
    .where('public_id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(toLink).map((link) => [link.id, keysOf(link, country)]))
}

function pending(db: Db) {
  return linksThatExist(db).where('status', '=', 'pending')
}

async function read(db: Db, links: ReturnType<typeof pending>, limit: number, now: Date): Promise<PayableLink[]> {
  const country = await readSetting(db, phoneCountrySetting)
  const rows = await links.orderBy('created_at', 'desc').orderBy('id').limit(limit).execute()
  return rows.map(toLink).map((link) => ({
    id: link.id,
    title: link.title,
    customer: link.customer.name,
    phone: phoneKey(link.customer.phone, country),
    customerKeys: keysOf(link, country),
    price: link.price,
    isExpired: isExpired(link, now),
  }))
}

/** Nobody is known by a link whose customer was erased. */
function keysOf({ customer: { email, phone } }: StoredLink, country: string): string[] {
  const number = phoneKey(phone, country)
  return [
    ...(email === '' || email === ERASED_EMAIL ? [] : [`email:${emailKey(email)}`]),
    ...(number === '' ? [] : [`phone:${number}`]),
  ]
}
