import { createHash } from 'node:crypto'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { toJson } from '#platform/db/json.server.ts'
import { Indeterminate, NotSent } from '#platform/outgoing/ask-over-http.server.ts'
import { providerOf } from './choose-provider.server.ts'
import { findAttemptByRef, providerRefOf, type AttemptRow } from './data/attempts.server.ts'
import { lockPaymentOfAttempt } from './data/payments.server.ts'
import { own } from './data/tables.server.ts'
import type { Snapshot } from './domain/snapshot.ts'
import { queryCall, type PaymentGateway } from './gateway.server.ts'
import {
  BadSignature,
  type Acknowledgement,
  type PaymentProvider,
  type VerifiedCallback,
} from './providers/provider.server.ts'
import { recordSnapshot, type RecordedAttempt } from './record-snapshot.server.ts'

export type CallbackFailure = { code: 'provider-unknown' } | { code: 'bad-signature' }

export type ReturnFailure = CallbackFailure | { code: 'payment-not-found' }

/**
 * Takes a provider's notification: the signature is checked over the raw bytes, the event is kept once, and what it
 * claims is not believed but asked back. Repeated, reordered and late ones are harmless; one about an attempt we do not
 * know is kept and acknowledged in the words its provider waits for.
 *
 * Fails with `provider-unknown` or `bad-signature`; then nothing but a trace of the forgery is written, and with
 * `keepsTrace` false not even that: a flood of them must not become a flood of rows.
 */
export async function receiveCallback(
  gateway: PaymentGateway,
  provider: string,
  raw: { headers: Headers; body: Uint8Array },
  now: Date,
  { keepsTrace = () => true }: { keepsTrace?: () => boolean } = {},
): Promise<Result<Acknowledgement, CallbackFailure>> {
  const sender = providerOf(gateway, provider)
  if (!sender) return fail({ code: 'provider-unknown' })
  const callback = await verified(() => sender.readCallback(raw, { now }))
  if (!callback) {
    if (keepsTrace()) await keepForgery(gateway, provider, raw.body)
    return fail({ code: 'bad-signature' })
  }
  await askBack(gateway, sender, callback, now)
  return ok(sender.acknowledgement)
}

/**
 * Takes what the browser brings back from the bank, finds the truth and says where the payment stands; as it stood when
 * the provider does not answer.
 *
 * Fails with `provider-unknown`, `bad-signature`, or `payment-not-found` when the attempt is not ours.
 */
export async function completeReturn(
  gateway: PaymentGateway,
  fields: Record<string, string>,
  now: Date,
): Promise<Result<RecordedAttempt, ReturnFailure>> {
  const attempt = await findAttemptByRef(gateway.db, fields['attempt'] ?? '')
  const provider = attempt && providerOf(gateway, attempt.provider)
  if (!provider) return fail({ code: 'provider-unknown' })
  const callback = await verified(() => provider.readReturn(fields, { now }))
  if (!callback) return fail({ code: 'bad-signature' })
  const recorded = await askBack(gateway, provider, callback, now).catch((error: unknown) => {
    if (!(error instanceof NotSent || error instanceof Indeterminate)) throw error
    gateway.log.warn({ err: error, attempt: attempt.ref }, 'the provider could not be asked when the browser came back')
    return recordSnapshot(gateway.db, attempt.ref, { outcome: 'pending', source: 'callback' }, now)
  })
  return recorded ? ok(recorded) : fail({ code: 'payment-not-found' })
}

/**
 * The event is written in the transaction of its effect: after a crash between the two the provider's repeat is heard.
 * The payment is locked before it, as everywhere: an event holds its attempt, and two that waited for each other's would
 * wait for ever.
 */
async function askBack(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  callback: VerifiedCallback,
  now: Date,
): Promise<RecordedAttempt | undefined> {
  const { db, log } = gateway
  const attempt = await findAttemptByRef(db, callback.attemptRef)
  const isOurs = attempt?.provider === provider.id
  const snapshot = isOurs ? await lookUp(gateway, provider, attempt, callback, now) : undefined
  if (snapshot?.outcome === 'disputed')
    log.error({ attempt: callback.attemptRef, provider: provider.id }, 'the holder of a card disputes a payment')
  return inTransaction(db, async (tx) => {
    if (isOurs) await lockPaymentOfAttempt(tx, attempt.ref)
    await own(tx)
      .insertInto('payment_events')
      .values({
        provider: provider.id,
        event_id: callback.eventId,
        attempt_id: isOurs ? attempt.id : null,
        is_verified: true,
        body: toJson({ hint: callback.hint, seen: snapshot?.outcome ?? null }),
        received_at: now,
      })
      .onConflict((known) => known.columns(['provider', 'event_id']).doNothing())
      .execute()
    return snapshot && record(tx, callback.attemptRef, { ...snapshot, source: 'callback' }, now)
  })
}

/** A signed refusal counts where the query finds nothing: some providers show successful payments alone. */
async function lookUp(
  gateway: PaymentGateway,
  provider: PaymentProvider,
  attempt: AttemptRow,
  { providerRef, decline }: VerifiedCallback,
  now: Date,
): Promise<Snapshot> {
  const known = providerRefOf(attempt)
  const seen = await provider.query(
    { ...known, providerRef: known.providerRef ?? providerRef },
    queryCall(gateway, now),
  )
  return decline && seen.outcome === 'not_found' ? { ...seen, outcome: 'declined', decline } : seen
}

/** Money that is disputed was taken first; when that notification was lost, both are written now. */
async function record(tx: Db, attemptRef: string, snapshot: Snapshot, now: Date): Promise<RecordedAttempt | undefined> {
  const recorded = await recordSnapshot(tx, attemptRef, snapshot, now)
  const isOnlyCaptured = snapshot.outcome === 'disputed' && recorded?.state === 'captured'
  return isOnlyCaptured ? recordSnapshot(tx, attemptRef, snapshot, now) : recorded
}

async function verified(read: () => Promise<VerifiedCallback>): Promise<VerifiedCallback | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof BadSignature) return undefined
    throw error
  }
}

/** Of a forged notification only its fingerprint is kept: whoever forges one must not fill our tables. */
async function keepForgery({ db, log }: PaymentGateway, provider: string, body: Uint8Array): Promise<void> {
  const fingerprint = createHash('sha256').update(body).digest('hex')
  log.warn({ provider, fingerprint, bytes: body.length }, 'a payment notification had a wrong signature')
  await own(db)
    .insertInto('payment_events')
    .values({
      provider,
      event_id: `forged_${fingerprint}`,
      attempt_id: null,
      is_verified: false,
      body: toJson({ bytes: body.length }),
    })
    .onConflict((known) => known.columns(['provider', 'event_id']).doNothing())
    .execute()
}
