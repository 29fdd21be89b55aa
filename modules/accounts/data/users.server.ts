import { sql, type Selectable } from 'kysely'
import { emailKey } from '#kernel/email.ts'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { parseIdentifier, type Identifier } from '../domain/identifier.ts'
import type { HeldRole } from '../domain/own-role.ts'
import type { StaffRole } from '../domain/policies.ts'
import type { SignedInUser } from '../domain/signed-in-user.ts'
import type { PasswordHash } from '../passwords.server.ts'
import { own, type AccountTables } from './tables.server.ts'

const storedColumns = [
  'users.id',
  'users.full_name',
  'users.email',
  'users.mobile',
  'users.language',
  'users.is_active',
  'users.is_admin',
  'users.is_agent',
  'users.is_leader',
  'users.staff_role',
  'users.has_second_factor',
  'users.photo',
  'users.referral',
  'users.dial',
  'users.branch_id',
  'users.email_confirmed_at',
] as const

/** Everything that makes a `SignedInUser`, the role of the agency's own with its name and its rights as they are now. */
export const userColumns = [
  ...storedColumns,
  sql<HeldRole | null>`(select jsonb_build_object('id', id, 'name', name, 'rights', rights, 'looksOnly', looks_only,
    'reach', reach)
    from staff_roles where staff_roles.id = users.own_role_id)`.as('own_role'),
] as const

type UserRow = Pick<
  Selectable<AccountTables['users']>,
  (typeof storedColumns)[number] extends `users.${infer Column}` ? Column : never
> & { own_role: HeldRole | null }

export type NewUser = {
  fullName: string
  email: string
  mobile: string | null
  language: Locale
  passwordHash: PasswordHash
  isActive?: boolean
  isAgent?: boolean
  isLeader?: boolean
  staffRole?: StaffRole | null
  ownRoleId?: string | null
  branchId?: string | null
  referral?: string | null
}

/** Whether a text can be the id of an account; anything else would fail in the query. */
export function isUserId(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

/** Writes an account and answers its id; `undefined` when the e-mail has one already. Leaves the transaction usable. */
export async function insertUser(db: Db, user: NewUser): Promise<string | undefined> {
  const mobile = user.mobile === null ? undefined : parseIdentifier(user.mobile)
  const row = await own(db)
    .insertInto('users')
    .values({
      full_name: user.fullName,
      email: user.email,
      email_key: emailKey(user.email),
      mobile: user.mobile,
      phone_key: mobile?.kind === 'mobile' ? mobile.key : null,
      password_hash: user.passwordHash,
      language: user.language,
      is_active: user.isActive ?? true,
      is_agent: user.isAgent ?? false,
      is_leader: user.isLeader ?? false,
      is_admin: Boolean(user.staffRole ?? user.ownRoleId),
      staff_role: user.staffRole ?? null,
      own_role_id: user.ownRoleId ?? null,
      branch_id: user.branchId ?? null,
      referral: user.referral ?? null,
    })
    .onConflict((taken) => taken.column('email_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** @throws NoResultError when there is no such account. */
export async function getUser(db: Db, userId: string): Promise<SignedInUser> {
  const row = await own(db).selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirstOrThrow()
  return toSignedInUser(row)
}

/** The one account behind an identifier. A mobile number that several accounts share belongs to none of them. */
export async function findUserByIdentifier(
  db: Db,
  identifier: Identifier,
): Promise<{ user: SignedInUser; passwordHash: string } | undefined> {
  const column = identifier.kind === 'email' ? 'users.email_key' : 'users.phone_key'
  const rows = await own(db)
    .selectFrom('users')
    .select([...userColumns, 'users.password_hash'])
    .where(column, '=', identifier.key)
    .orderBy('users.id')
    .limit(2)
    .execute()
  const [row] = rows
  return row && rows.length === 1 ? { user: toSignedInUser(row), passwordHash: row.password_hash } : undefined
}

export function toSignedInUser(row: UserRow): SignedInUser {
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    mobile: row.mobile,
    language: row.language,
    isActive: row.is_active,
    isAdmin: row.is_admin,
    isAgent: row.is_agent,
    isLeader: row.is_leader,
    staffRole: row.staff_role,
    ownRole: row.own_role,
    hasSecondFactor: row.has_second_factor,
    owesSecondFactor: false,
    photo: row.photo,
    referral: row.referral,
    dial: row.dial,
    branchId: row.branch_id,
    hasConfirmedEmail: row.email_confirmed_at !== null,
  }
}
