import type { Db } from '#platform/db/client.server.ts'
import type { RequestKind } from '../domain/staff-request.ts'
import { tableOf } from './staff-requests.server.ts'
import { own } from './tables.server.ts'

/** A message as it was sent; `undefined` when it was deleted since. */
export function findContactMessage(db: Db, id: string) {
  return own(db)
    .selectFrom('contact_messages')
    .select(['language', 'name', 'email', 'phone', 'subject', 'message'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export function findCallRequest(db: Db, id: string) {
  return own(db)
    .selectFrom('call_requests')
    .select(['language', 'name', 'phone', 'email', 'preferred_time', 'tour_name'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What was answered to a request, and to whom; `undefined` when it was deleted since. */
export function readAnswer(db: Db, { kind, requestId }: { kind: RequestKind; requestId: string }) {
  return own(db)
    .selectFrom(tableOf[kind])
    .select(['language', 'name', 'email', 'answer'])
    .where('id', '=', requestId)
    .executeTakeFirst()
}

/** An address that waits for its confirmation; `undefined` when it needs none any more. */
export function findUnconfirmedSubscription(db: Db, id: string) {
  return own(db)
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'language', 'confirm_token', 'leave_token', 'asked_at'])
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
}
