import type { PlainDate } from '#kernel/plain-date.ts'
import { hasRight } from '#modules/accounts/index.ts'
import { withinReach, type Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { listPapers } from './data/requested-papers.server.ts'
import { assigneeColumn } from './data/staff-requests.server.ts'
import { own } from './data/tables.server.ts'
import type { Gender } from './domain/passenger.ts'

/** Who wants to travel, with the papers that have not been deleted yet. */
export type RequestedTraveller = {
  firstName: string
  lastName: string
  gender: Gender
  bornOn: PlainDate
  tckn: string | null
  passportNo: string | null
  passportExpiresOn: PlainDate | null
}

/**
 * The travellers of a request for places, by its public id, to make an order of it. Numbers of papers are left out for
 * those who may not see them; that they were read is in the log.
 */
export async function readRequestedTravellers(
  db: Db,
  admin: Admin<'orders'>,
  id: string,
  now: Date,
): Promise<RequestedTraveller[]> {
  const request = await own(db)
    .selectFrom('reservation_requests')
    .select('id')
    .where('public_id', '=', id)
    .where(withinReach(admin, assigneeColumn))
    .executeTakeFirst()
  if (!request) return []
  const passengers = await own(db)
    .selectFrom('requested_passengers')
    .select(['position', 'first_name', 'last_name', 'gender', 'born_on'])
    .where('request_id', '=', request.id)
    .orderBy('position')
    .limit(100)
    .execute()
  const papers: Awaited<ReturnType<typeof listPapers>> = hasRight(admin, 'papers')
    ? await listPapers(db, request.id)
    : new Map()
  if (papers.size > 0)
    await recordAudit(
      db,
      { actor: admin, action: 'request.read-papers', subject: { kind: 'reservation-request', id } },
      now,
    )
  return passengers.map((passenger) => {
    const { tckn = null, passportNo = null, passportExpiresOn = null } = papers.get(passenger.position) ?? {}
    return {
      firstName: passenger.first_name,
      lastName: passenger.last_name,
      gender: passenger.gender,
      bornOn: passenger.born_on,
      tckn,
      passportNo,
      passportExpiresOn,
    }
  })
}
