import type { Db } from '#platform/db/client.server.ts'
import type { Papers } from '../domain/passenger.ts'
import { own } from './tables.server.ts'

/** Writes the papers of a request's passengers, in their order. Together with the reader below all there is to guard. */
export async function insertPapers(tx: Db, requestId: string, papers: readonly Papers[]): Promise<void> {
  if (papers.length === 0) return
  await own(tx)
    .insertInto('requested_papers')
    .values(
      papers.map(({ tckn, passportNo, passportExpiresOn }, position) => ({
        request_id: requestId,
        position,
        tckn,
        passport_no: passportNo,
        passport_expires_on: passportExpiresOn,
      })),
    )
    .execute()
}

/** The papers of a request by the position of their passenger; those that were deleted are missing. */
export async function listPapers(db: Db, requestId: string): Promise<Map<number, Papers>> {
  const rows = await own(db)
    .selectFrom('requested_papers')
    .select(['position', 'tckn', 'passport_no', 'passport_expires_on'])
    .where('request_id', '=', requestId)
    .orderBy('position')
    .limit(100)
    .execute()
  return new Map(
    rows.map((row) => [
      row.position,
      { tckn: row.tckn, passportNo: row.passport_no, passportExpiresOn: row.passport_expires_on },
    ]),
  )
}
