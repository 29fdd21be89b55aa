import type { ColumnType, Generated, Kysely } from 'kysely'
import type { Locale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { AccountConsent, ConsentSource } from '../domain/consents.ts'
import type { MailedPurpose } from '../domain/mailed-link.ts'
import type { Reach } from '../domain/own-role.ts'
import type { StaffArea, StaffRight, StaffRole } from '../domain/policies.ts'
import type { SignInStep } from '../domain/sign-in-step.ts'
import type { SocialProvider } from '../domain/social-provider.ts'

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
    is_leader: Generated<boolean>
    staff_role: StaffRole | null
    own_role_id: string | null
    referral: string | null
    dial: string | null
    branch_id: string | null
    photo: string | null
    created_at: Generated<Date>
    email_confirmed_at: Date | null
    erased_at: Date | null
    has_second_factor: Generated<boolean>
    /** What staff find it by, folded by a trigger. */
    search_text: Generated<string>
  }
  /** Roles that the agency made itself. */
  staff_roles: {
    id: Generated<string>
    name: string
    /** The name folded; no two roles in use have the same. */
    name_key: string
    rights: StaffRight[]
    looks_only: Generated<StaffArea[]>
    /** Whose orders, requests and offers are there for them. */
    reach: Generated<Reach>
    version: Generated<number>
    created_at: Date
    retired_at: Date | null
  }
  /** The offices of the agency. */
  branches: {
    id: Generated<string>
    name: string
    /** The name folded; no two have the same. */
    name_key: string
    created_at: Date
  }
  sessions: {
    id: Generated<string>
    token_hash: string
    user_id: string
    created_at: Date
    last_seen_at: Date
    expires_at: Date
    user_agent: string
    address_hash: string
    /** When whoever has it last showed who they are; null when it lay idle since, or where nobody noted it. */
    proven_at: Date | null
    is_program: Generated<boolean>
  }
  sign_in_attempts: {
    id: Generated<number>
    account_key: string
    address_hash: string
    attempted_at: Date
    succeeded: boolean
  }
  mailed_tokens: {
    token_hash: string
    user_id: string
    purpose: MailedPurpose
    email: string
    created_at: Date
    expires_at: Date
  }
  user_consents: {
    id: Generated<number>
    user_id: string
    kind: AccountConsent
    is_given: boolean
    source: ConsentSource
    text_version: string
    language: Locale
    address_hash: string
    user_agent: string
    happened_at: Date
  }
  totp_factors: {
    user_id: string
    secret_cipher: string
    is_confirmed: Generated<boolean>
    last_step: Generated<number>
    created_at: Date
  }
  recovery_codes: {
    user_id: string
    code_hash: string
  }
  passkeys: {
    credential_id: string
    user_id: string
    public_key: string
    counter: number
    transports: string
    name: string
    created_at: Date
    last_used_at: Date | null
  }
  sign_in_steps: {
    token_hash: string
    user_id: string | null
    facts: ColumnType<SignInStep, string, string>
    failed_tries: Generated<number>
    expires_at: Date
  }
  known_devices: {
    token_hash: string
    user_id: string
    last_used_at: Date
  }
  social_identities: {
    provider: SocialProvider
    subject: string
    user_id: string
    email: string
    linked_at: Date
  }
}

export function own(db: Db): Kysely<AccountTables> {
  return db.withTables<AccountTables>()
}
