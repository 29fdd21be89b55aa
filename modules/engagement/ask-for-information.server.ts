import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { groupSizeSetting } from '#modules/catalog/index.server.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import {
  checkInquiry,
  checkPrivateTour,
  type CheckedInquiry,
  type InquiryDraft,
  type PrivateTourDraft,
  type Topic,
} from './domain/information-request.ts'
import type { FieldProblem } from './domain/read-field.ts'
import { informationRequested } from './jobs/request-queues.server.ts'

type Asker = {
  locale: Locale
  /** The network address of the visitor; only a hash of it is kept. */
  address: string
  /** Which text was shown at the tick; `null` where a caller was shown none. */
  consentVersion: string | null
}

export type AskRefusal = { code: 'invalid-fields'; problems: FieldProblem[] }

/**
 * Keeps a question about a tour, a hotel, a service or nothing in particular, and asks for the mails that tell the
 * agency and the visitor. Gives the public id. Fails with `invalid-fields`.
 */
export async function askForInformation(
  db: Db,
  request: Asker & { topic: Exclude<Topic, { kind: 'private' }>; draft: InquiryDraft },
  now: Date,
): Promise<Result<{ publicId: string }, AskRefusal>> {
  const checked = checkInquiry(request.draft, await phoneReader(db))
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  return ok(await keep(db, request, checked.value, now))
}

/**
 * Keeps the wish for a private tour, of a group that is neither too small nor too large, as a question of its own kind. Gives the public id.
 * Fails with `invalid-fields`.
 */
export async function askForPrivateTour(
  db: Db,
  request: Asker & { draft: PrivateTourDraft },
  now: Date,
): Promise<Result<{ publicId: string }, AskRefusal>> {
  const groupSize = await readSetting(db, groupSizeSetting)
  const checked = checkPrivateTour(request.draft, await phoneReader(db), { today: dayInIstanbul(now), groupSize })
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  return ok(await keep(db, { ...request, topic: { kind: 'private', name: '' } }, checked.value, now))
}

function keep(
  db: Db,
  { topic, locale, address, consentVersion }: Asker & { topic: Topic },
  inquiry: CheckedInquiry,
  now: Date,
): Promise<{ publicId: string }> {
  const publicId = newToken()
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('information_requests')
      .values({
        public_id: publicId,
        topic: topic.kind,
        topic_key: 'key' in topic ? topic.key : null,
        topic_name: topic.name,
        language: locale,
        name: inquiry.name,
        phone: inquiry.phone,
        phone_key: inquiry.phoneKey,
        email: inquiry.email,
        message: inquiry.message,
        group_size: inquiry.groupSize,
        wished_from: inquiry.wishedFrom,
        wished_to: inquiry.wishedTo,
        consent_version: consentVersion,
        address_hash: hashAddress(publicId, address),
        asked_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, informationRequested, { requestId: id })
    await emitEvent(tx, { type: 'request.received', data: { kind: 'information', id: publicId } }, now)
    return { publicId }
  })
}
