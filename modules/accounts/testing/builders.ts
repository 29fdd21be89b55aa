import { randomUUID } from 'node:crypto'
import type { Db } from '#platform/db/client.server.ts'
import { own } from '../data/tables.server.ts'
import { insertUser, type NewUser } from '../data/users.server.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'
import { hashPassword } from '../passwords.server.ts'
import { proveAdmin, type Admin } from '../proofs.server.ts'

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
    staffRole: null,
    photo: null,
    referral: null,
    dial: null,
    ...facts,
  }
}

/** Proof of staff, as middleware makes it; by default of an owner. */
export function aStaffMember(facts: Partial<SignedInUser> = {}): Admin {
  const admin = proveAdmin(aSignedInUser({ isAdmin: true, staffRole: 'owner', ...facts }))
  if (!admin) throw new Error('these facts make no member of staff')
  return admin
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
    passwordHash: await hashPassword(password),
    ...rest,
    email,
  })
  if (!userId) throw new Error(`the address ${email} is taken`)
  return { userId, email }
}

/** Blocks an account, or lets it in again. */
export async function setActive(db: Db, userId: string, isActive: boolean): Promise<void> {
  await own(db).updateTable('users').set({ is_active: isActive }).where('id', '=', userId).execute()
}
