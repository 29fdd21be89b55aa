import { newToken } from '#kernel/ids.ts'
import type { Locale } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { emitEvent } from '#modules/webhooks/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { enqueue } from '#platform/jobs/queue.server.ts'
import { phoneReader } from '#platform/phone/phone-country.server.ts'
import { hashAddress } from '#platform/http/hash-address.server.ts'
import { own } from './data/tables.server.ts'
import { checkContact, type ContactDraft } from './domain/contact-message.ts'
import type { FieldProblem } from './domain/read-field.ts'
import { contactMessageSent } from './jobs/message-queues.server.ts'

/**
 * Keeps a message to the agency and asks for the mails that bring it there and tell the visitor that it arrived.
 * Of the network address only a hash is kept. Gives the public id. Fails with `invalid-fields`.
 */
export async function sendContactMessage(
  db: Db,
  {
    draft,
    locale,
    address,
    consentVersion,
  }: { draft: ContactDraft; locale: Locale; address: string; consentVersion: string },
  now: Date,
): Promise<Result<{ publicId: string }, { code: 'invalid-fields'; problems: FieldProblem[] }>> {
  const checked = checkContact(draft, await phoneReader(db))
  if (!checked.ok) return fail({ code: 'invalid-fields', problems: checked.error })
  const { phone, ...message } = checked.value
  const publicId = newToken()
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('contact_messages')
      .values({
        ...message,
        public_id: publicId,
        language: locale,
        phone: phone?.e164 ?? null,
        phone_key: phone?.key ?? null,
        consent_version: consentVersion,
        address_hash: hashAddress(publicId, address),
        sent_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await enqueue(tx, contactMessageSent, { messageId: id })
    await emitEvent(tx, { type: 'request.received', data: { kind: 'contact-message', id: publicId } }, now)
    return ok({ publicId })
  })
}
