import type { Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import type { AuditedKind } from '#modules/audit/index.ts'
import type { Db } from '#platform/db/client.server.ts'

/** Why a part was not saved, besides that somebody else saved it first. */
export type PartRefusal =
  | 'fields'
  | 'in-use'
  | 'address-missing'
  | 'address-live'
  | 'address-chain'
  | 'address-twice'
  | 'address-bad'
  | 'unknown-name'
  | 'not-for-paper'

export type PartFault = { code: PartRefusal; places: string[] }

/** A part as its form holds it, by the names of the fields. */
export type PartDraft = Record<string, unknown>

/** Asks the site itself what it answers at an address. */
export type AskSite = (path: string) => Promise<{ status: number }>

/** How a part is read, checked and written. */
export type PartStore = {
  /** `undefined` when there is none under this key. */
  read: (db: Db, admin: Admin<'content'>, key: string) => Promise<PartDraft | undefined>
  /** What needs the site: done before anything is locked. `before` is what was saved when it is asked. */
  check?: (draft: PartDraft, before: PartDraft, ask: AskSite) => Promise<PartFault | undefined>
  /** Writes what fits; whoever calls has locked the part. */
  write: (tx: Db, admin: Admin<'content'>, key: string, draft: PartDraft, now: Date) => Promise<Result<void, PartFault>>
  /** What the audit log calls it; `null` for what writes its own entry. */
  subject: AuditedKind | null
}
