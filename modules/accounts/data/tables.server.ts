import type { Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { StaffRole } from '../domain/policies.ts'

export type AccountTables = {
  users: {
    id: Generated<string>
    full_name: string
    email: string
    email_key: string
    mobile: string | null
    phone_key: string | null
    password_hash: string
    language: Locale
    is_active: Generated<boolean>
    is_admin: Generated<boolean>
    is_agent: Generated<boolean>
    staff_role: StaffRole | null
    referral: string | null
    dial: string | null
    photo: string | null
    created_at: Generated<Date>
  }
  sessions: {
    token_hash: string
    user_id: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    user_agent: string
    address_hash: string
  }
  sign_in_attempts: {
    id: Generated<number>
    account_key: string
    address_hash: string
    attempted_at: Date
    succeeded: boolean
  }
}

export function own(db: Db): Kysely<AccountTables> {
  return db.withTables<AccountTables>()
}
