import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { findAgencyRow } from './data/agencies.server.ts'
import { findAgencyOfOrder, reservations } from './data/reservations.server.ts'
import { contactOf } from './documents/contact-of.ts'
import { findAgencyLogo } from './keep-agencies.server.ts'

/** The agency that sold an order, as the papers of its travellers name it; `undefined` when we sold it ourselves. */
export async function findSellerOfOrder(
  db: Db,
  orderId: string,
  locale: Locale,
): Promise<{ name: string; contact: string; logo: Uint8Array | null } | undefined> {
  const agencyId = await findAgencyOfOrder(db, orderId)
  const agency = agencyId === undefined ? undefined : await findAgencyRow(db, agencyId)
  if (!agency) return undefined
  const logo = await findAgencyLogo(db, agency.id)
  return { name: agency.name, contact: contactOf(agency, locale), logo: logo?.bytes ?? null }
}

/** The agency that sold an order, as it is written to about it; `undefined` when we sold it ourselves. */
export async function findSellerToTell(
  db: Db,
  orderId: string,
): Promise<{ name: string; email: string; reservationNo: string } | undefined> {
  const reservation = await reservations(db).where('order_id', '=', orderId).executeTakeFirst()
  const agency = reservation && (await findAgencyRow(db, reservation.agency_id))
  return agency && { name: agency.name, email: agency.email, reservationNo: reservation.reservation_no }
}
