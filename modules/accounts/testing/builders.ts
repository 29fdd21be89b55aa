import { randomUUID } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { insertUser, toSignedInUser, userColumns, type NewUser } from '../data/users.server.ts'
import type { SignUpDraft } from '../domain/check-sign-up.ts'
import type { RoleDraft } from '../domain/own-role.ts'
import type { StaffRight } from '../domain/policies.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'
import type { PasswordHash } from '../passwords.server.ts'
import { createOwnRole } from '../roles/save-own-role.server.ts'
import { proveAdmin, proveAgent, proveMember, type Admin, type Agent, type Member } from '../proofs.server.ts'

export function aSignedInUser(facts: Partial<SignedInUser> = {}): SignedInUser {
  return {
    id: randomUUID(),
    fullName: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    mobile: null,
    language: 'tr',
    isActive: true,
    isAdmin: false,
    isAgent: false,
    isLeader: false,
    staffRole: null,
    ownRole: null,
    hasSecondFactor: false,
    owesSecondFactor: false,
    photo: null,
    referral: null,
    dial: null,
    branchId: null,
    hasConfirmedEmail: false,
    ...facts,
  }
}

/** Proof of staff for every right, as middleware makes it for one at a time; by default of an owner. */
export function aStaffMember(facts: Partial<SignedInUser> = {}): Admin<StaffRight> {
  const admin = proveAdmin(aSignedInUser({ isAdmin: true, staffRole: 'owner', ...facts }))
  if (!admin) throw new Error('these facts make no member of staff')
  return admin as Admin<StaffRight>
}

/** A role of the agency's own, made by an owner; tells its id. */
export async function anOwnRole(db: Db, facts: Partial<RoleDraft>): Promise<string> {
  const draft = {
    name: `Rol ${randomUUID().slice(0, 8)}`,
    rights: [],
    looksOnly: [],
    reach: 'everybody' as const,
    ...facts,
  }
  const made = await createOwnRole(db, aStaffMember(), draft, new Date())
  if (!made.ok) throw new Error(made.error.code)
  return made.value.id
}

/** The proof of somebody who sells for an agency. */
export function anAgent(facts: Partial<SignedInUser> = {}): Agent {
  const agent = proveAgent(aSignedInUser({ isAgent: true, ...facts }))
  if (!agent) throw new Error('these facts make no agent')
  return agent
}

/** Stores an account; without other facts an active member called Ayşe Yılmaz with a new address. */
export async function aUser(
  db: Db,
  facts: Partial<NewUser> & { password?: string } = {},
): Promise<{ userId: string; email: string }> {
  const { password = 'Parola123!', ...rest } = facts
  const email = rest.email ?? `${randomUUID()}@example.com`
  const userId = await insertUser(db, {
    fullName: 'Ayşe Yılmaz',
    mobile: null,
    language: 'tr',
    passwordHash: await cheapHash(password),
    ...rest,
    email,
  })
  if (!userId) throw new Error(`the address ${email} is taken`)
  return { userId, email }
}

/** Checked like any other, since a hash names its cost; at the product's cost tests would do little else than hash. */
async function cheapHash(password: string): Promise<PasswordHash> {
  return (await hash(password.normalize('NFC'), { memoryCost: 8, timeCost: 1, parallelism: 1 })) as PasswordHash
}

/** Blocks an account, or lets it in again. */
export async function setActive(db: Db, userId: string, isActive: boolean): Promise<void> {
  await own(db).updateTable('users').set({ is_active: isActive }).where('id', '=', userId).execute()
}

/** A sign-up form with nothing to refuse. */
export function aSignUpDraft(facts: Partial<SignUpDraft> = {}): SignUpDraft {
  return {
    fullName: 'Ayşe Yılmaz',
    email: `${randomUUID()}@example.com`,
    mobile: '0532 123 45 67',
    password: 'Aa1!aaaa',
    confirmPassword: 'Aa1!aaaa',
    consents: { terms: true, privacyNotice: true, personalData: false },
    marketing: false,
    ...facts,
  }
}

/** A stored member with the proof; with a `userId` the one that is stored, as it is now. */
export async function aMember(
  db: Db,
  { userId: known, ...facts }: Parameters<typeof aUser>[1] & { userId?: string } = {},
): Promise<{ member: Member }> {
  const userId = known ?? (await aUser(db, facts)).userId
  const row = await own(db).selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirstOrThrow()
  const member = proveMember(toSignedInUser(row))
  if (!member) throw new Error('this account is blocked')
  return { member }
}

/** Gives an account a telephone extension. */
export async function setDial(db: Db, userId: string, dial: string): Promise<void> {
  await own(db).updateTable('users').set({ dial }).where('id', '=', userId).execute()
}

/** Counts an account's address as proven. */
export async function confirmedMember(db: Db, userId: string): Promise<void> {
  await own(db).updateTable('users').set({ email_confirmed_at: new Date() }).where('id', '=', userId).execute()
}
