import { sql } from 'kysely'
import { z } from 'zod'
import { emailKey, parseEmail } from '#kernel/email.ts'
import type { Db } from '#platform/db/client.server.ts'
import { messagePhone } from './message-phone.ts'
import { own } from './tables.server.ts'

/** Somebody who reads an advertisement: a private person, or a merchant. */
export const iysRecipients = ['BIREYSEL', 'TACIR'] as const

export type IysRecipient = (typeof iysRecipients)[number]

/** A line of the national register of commercial messages, in its own words. */
export const IysPermission = z
  .strictObject({
    /** A number in E.164, or an address. */
    recipient: z.string(),
    type: z.enum(['ARAMA', 'MESAJ', 'EPOSTA']),
    recipientType: z.enum(iysRecipients),
    status: z.enum(['ONAY', 'RET']),
    source: z.string().regex(/^[A-Z0-9_]{2,40}$/),
    consentAt: z.date(),
  })
  .refine(({ recipient, type }) => (type === 'EPOSTA' ? parseEmail(recipient) : messagePhone(recipient)) !== undefined)

/** Keeps what the register says; an older word than the one that is kept changes nothing. */
export async function noteIysPermission(tx: Db, permission: z.infer<typeof IysPermission>, now: Date): Promise<void> {
  const { type, recipientType, status, source, consentAt, ...named } = IysPermission.parse(permission)
  const recipient = type === 'EPOSTA' ? emailKey(named.recipient) : named.recipient
  const said = { status, source, consent_at: consentAt, noted_at: now }
  await own(tx)
    .insertInto('iys_permissions')
    .values({ recipient, type, recipient_type: recipientType, ...said })
    .onConflict((known) =>
      known
        .columns(['recipient', 'type', 'recipient_type'])
        .doUpdateSet(said)
        .where('iys_permissions.consent_at', '<=', consentAt),
    )
    .execute()
}

declare const looked: unique symbol

/** That the register allows an advertisement to this number. Made by looking there alone. */
export type CommercialPermit = { readonly phone: string; readonly recipient: IysRecipient; readonly [looked]: true }

/**
 * Looks whether the register allows advertisements by message to a number in E.164; `undefined` where it says no, and where
 * it says nothing.
 */
export async function findCommercialPermit(
  db: Db,
  { phone, recipient }: { phone: string; recipient: IysRecipient },
): Promise<CommercialPermit | undefined> {
  const digits = messagePhone(phone)
  const allowed = digits && (await isAllowed(db, digits, recipient))
  return allowed ? ({ phone, recipient } as CommercialPermit) : undefined
}

/** The same for digits: permissions are taken back between the writing of a message and its sending. */
export async function isAllowed(db: Db, digits: string, recipient: IysRecipient): Promise<boolean> {
  const permission = await own(db)
    .selectFrom('iys_permissions')
    .select('status')
    .where('recipient', '=', `+${digits}`)
    .where('type', '=', 'MESAJ')
    .where('recipient_type', '=', recipient)
    .executeTakeFirst()
  return permission?.status === 'ONAY'
}

/** How an operator is to ask the register itself: not about services, and by who reads an advertisement. */
export function iysFilterOf(recipient: IysRecipient | null): '0' | '11' | '12' {
  return recipient === null ? '0' : recipient === 'BIREYSEL' ? '11' : '12'
}

/** The addresses among these, as `emailKey` writes them, whose owners said no in the register to advertisements by mail. */
export async function listEmailRefusals(db: Db, addresses: readonly string[]): Promise<ReadonlySet<string>> {
  if (addresses.length === 0) return new Set()
  const rows = await own(db)
    .selectFrom('iys_permissions')
    .select('recipient')
    .distinct()
    .where('recipient', 'in', addresses.map(emailKey))
    .where('type', '=', 'EPOSTA')
    .where('status', '=', 'RET')
    .execute()
  return new Set(rows.map(({ recipient }) => recipient))
}

/** What the register said of these addresses or numbers in E.164, each with its time. */
export async function listIysStatuses(db: Db, recipients: readonly string[]) {
  return own(db)
    .selectFrom('iys_permissions')
    .select(['recipient', 'type', 'recipient_type as recipientType', 'status', 'consent_at as at'])
    .where('recipient', '=', sql<string>`any(${recipients})`)
    .execute()
}
