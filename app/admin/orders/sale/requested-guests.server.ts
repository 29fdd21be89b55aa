import type { Admin } from '#modules/accounts/index.server.ts'
import { readRequestedTravellers } from '#modules/engagement/index.server.ts'
import type { StaffRequest } from '#modules/engagement/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { SaleGuest } from './sale-guest.ts'

/** Whom a request for places named, with their papers; nobody for requests of other kinds. */
export async function requestedGuests(
  db: Db,
  admin: Admin<'orders'>,
  request: StaffRequest,
  now: Date,
): Promise<SaleGuest[]> {
  if (request.kind !== 'reservation') return []
  const travellers = await readRequestedTravellers(db, admin, request.id, now)
  return travellers.map((traveller) => ({
    firstName: traveller.firstName,
    lastName: traveller.lastName,
    gender: traveller.gender,
    bornOn: traveller.bornOn,
    tckn: traveller.tckn ?? '',
    nationality: traveller.tckn === null && traveller.passportNo !== null ? '' : 'TR',
    passportNo: traveller.passportNo ?? '',
    passportExpiresOn: traveller.passportExpiresOn ?? '',
  }))
}
