import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'

/** The site as passkeys know it: they work here and nowhere else. */
export type RelyingParty = { name: string; origin: URL }

/** What a browser is asked to make a passkey with. Passkeys that the account has already are not made twice. */
export async function passkeyCreation(
  db: Db,
  user: Pick<SignedInUser, 'id' | 'email' | 'fullName'>,
  { name, origin }: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  return generateRegistrationOptions({
    rpName: name,
    rpID: origin.hostname,
    userName: user.email,
    userDisplayName: user.fullName,
    userID: new TextEncoder().encode(user.id),
    excludeCredentials: await credentialsOf(db, user.id),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
}

/** What a browser is asked to show a passkey with; without an account, any that the visitor has for this site. */
export async function passkeyRequest(
  db: Db,
  userId: string | null,
  { origin }: RelyingParty,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  return userId === null
    ? generateAuthenticationOptions({ rpID: origin.hostname, userVerification: 'required' })
    : generateAuthenticationOptions({ rpID: origin.hostname, allowCredentials: await credentialsOf(db, userId) })
}

/** Keeps the passkey that a browser has made; false when what it says does not fit what it was asked. */
export async function keepPasskey(
  tx: Db,
  userId: string,
  { answer, challenge, name, site }: { answer: string; challenge: string; name: string; site: RelyingParty },
  now: Date,
): Promise<boolean> {
  const response = parse<RegistrationResponseJSON>(answer)
  if (!response) return false
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin.origin,
    expectedRPID: site.origin.hostname,
    requireUserVerification: false,
  }).catch(() => undefined)
  if (!checked?.verified) return false
  const { id, publicKey, counter, transports = [] } = checked.registrationInfo.credential
  const row = await own(tx)
    .insertInto('passkeys')
    .values({
      credential_id: id,
      user_id: userId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.join(','),
      name,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((known) => known.column('credential_id').doNothing())
    .returning('credential_id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * The account whose passkey a browser has shown; `undefined` when it does not fit. With `userId`, of that account only;
 * without, the device must also have checked that its owner holds it. A counter that goes back is a copy, and refused.
 */
export async function findByPasskey(
  db: Db,
  { answer, challenge, userId, site }: { answer: string; challenge: string; userId: string | null; site: RelyingParty },
  now: Date,
): Promise<string | undefined> {
  const response = parse<AuthenticationResponseJSON>(answer)
  if (!response || typeof response.id !== 'string') return undefined
  const passkey = await own(db)
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  if (!passkey || (userId !== null && passkey.user_id !== userId)) return undefined
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin.origin,
    expectedRPID: site.origin.hostname,
    requireUserVerification: userId === null,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  await own(db)
    .updateTable('passkeys')
    .set({ counter: checked.authenticationInfo.newCounter, last_used_at: now })
    .where('credential_id', '=', passkey.credential_id)
    .execute()
  return passkey.user_id
}

async function credentialsOf(db: Db, userId: string): Promise<{ id: string; transports: string[] }[]> {
  const rows = await own(db)
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .execute()
  return rows.map((row) => ({ id: row.credential_id, transports: row.transports.split(',').filter(Boolean) }))
}

/** The libraries check every part of it; here it only has to be an object. */
function parse<Answer extends object>(text: string): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Answer) : undefined
  } catch {
    return undefined
  }
}
