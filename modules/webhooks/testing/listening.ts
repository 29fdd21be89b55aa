import { aStaffMember, aUser } from '#modules/accounts/testing/builders.ts'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { eventTypes } from '../domain/event.ts'
import { openEndpoint } from '../open-endpoint.server.ts'

/** Somebody who listens for everything; `heard` is what is to be sent, in the order of the events. */
export async function aListenerForAll(db: Db) {
  const { userId } = await aUser(db, { staffRole: 'owner' })
  const request = { url: 'https://partner.example/hook', description: '', events: eventTypes }
  const opened = await openEndpoint(db, aStaffMember({ id: userId }), request, { allowsPrivate: false }, new Date())
  if (!opened.ok) throw new Error(opened.error.code)
  return {
    async heard(): Promise<{ type: string; data: Record<string, unknown> }[]> {
      const rows = await own(db).selectFrom('webhook_deliveries').select('body').orderBy('created_at').execute()
      return rows.map(({ body }) => JSON.parse(body))
    },
  }
}
