import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { sandboxSecretSetting } from '../../settings.server.ts'
import { BadSignature, type VerifiedCallback } from '../provider.server.ts'
import { isSigned, signBody } from '#platform/signed-body/signed-body.server.ts'
import { findCharge, type ChargeRow } from './charges.server.ts'

const SIGNATURE_HEADER = 'sandbox-signature'

export type SignedPost = { headers: Headers; body: Uint8Array }

/** One notification of the test bank as it would travel; a forged one carries a signature of somebody else's key. */
export async function writeSandboxCallback(
  db: Db,
  token: string,
  serial: number,
  isForged: boolean,
  now: Date,
): Promise<SignedPost | undefined> {
  const charge = await findCharge(db, token)
  if (!charge) return undefined
  const body = JSON.stringify({
    id: `evt_${token}_${serial}`,
    type: `charge.${charge.state}`,
    attempt: charge.attempt_ref,
  })
  const secret = isForged ? 'somebody else' : await sandboxSecret(db)
  const bytes = new TextEncoder().encode(body)
  return {
    headers: new Headers({ [SIGNATURE_HEADER]: signBody(secret, bytes, now), 'content-type': 'application/json' }),
    body: bytes,
  }
}

export async function readSandboxCallback(db: Db, { headers, body }: SignedPost, now: Date): Promise<VerifiedCallback> {
  if (!isSigned(await sandboxSecret(db), headers.get(SIGNATURE_HEADER) ?? '', body, now))
    throw new BadSignature('forged test bank callback')
  const event = Event.parse(JSON.parse(new TextDecoder().decode(body)))
  return {
    attemptRef: event.attempt,
    eventId: event.id,
    hint: event.type === 'charge.captured' ? 'captured' : 'pending',
  }
}

/** Where the test bank sends the browser back to: the shop's address with the signed outcome. */
export async function writeSandboxReturn(db: Db, charge: ChargeRow, now: Date): Promise<string> {
  const url = new URL(charge.return_url)
  const fields = { attempt: charge.attempt_ref, result: charge.state, signature: '' }
  fields.signature = signBody(await sandboxSecret(db), returnText(fields), now)
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  return url.href
}

export async function readSandboxReturn(db: Db, fields: Record<string, string>, now: Date): Promise<VerifiedCallback> {
  const { attempt = '', result = '', signature = '' } = fields
  if (!isSigned(await sandboxSecret(db), signature, returnText({ attempt, result }), now))
    throw new BadSignature('forged return from the test bank')
  return {
    attemptRef: attempt,
    eventId: `return_${signature.slice(-64)}`,
    hint: result === 'captured' ? 'captured' : 'pending',
  }
}

const Event = z.object({ id: z.string().max(100), type: z.string(), attempt: z.string().max(64) })

function returnText({ attempt, result }: { attempt: string; result: string }): string {
  return `${attempt}:${result}`
}

/** All processes sign and verify with one key; whoever needs it first makes it. */
async function sandboxSecret(db: Db): Promise<string> {
  const known = await readSetting(db, sandboxSecretSetting)
  if (known) return known
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('payments.sandboxSecret'))`.execute(tx)
    const made = (await readSetting(tx, sandboxSecretSetting)) || randomBytes(32).toString('hex')
    await writeSetting(tx, sandboxSecretSetting, made)
    return made
  })
}
