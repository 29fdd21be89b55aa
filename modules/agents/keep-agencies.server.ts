import { isUuid } from '#kernel/ids.ts'
import type { Currency } from '#kernel/money.ts'
import type { PlainDate } from '#kernel/plain-date.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { findUser, listUserNames, type Admin } from '#modules/accounts/index.server.ts'
import type { AuditedAct } from '#modules/audit/index.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import {
  listAllotments,
  releaseAllotment,
  setAllotment,
  type Allotment,
  type AllotmentFailure,
} from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { isUniqueViolation } from '#platform/db/errors.server.ts'
import { makeLogo } from '#platform/images/make-logo.server.ts'
import { findAgencyRow, listAgencyRows, listRules } from './data/agencies.server.ts'
import { own } from './data/tables.server.ts'
import type { Agency, AgencyLogo } from './domain/agency.ts'
import type { CommissionRate, CommissionRule } from './domain/commission.ts'
import type { AgencySort } from './domain/list-sorts.ts'

export type AgencyDraft = Omit<Agency, 'id' | 'hasLogo' | 'version' | 'creditLimit'> & {
  creditLimitMinor: number
  creditCurrency: Currency
}

/** What a new agency has until staff agree on something else with it. */
export const newAgency: Omit<AgencyDraft, 'name'> = {
  contactName: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  licenceNo: '',
  creditLimitMinor: 0,
  creditCurrency: 'USD',
  optionHours: 72,
  isActive: true,
}

export type AgencyDetail = Agency & {
  users: { userId: string; name: string; email: string }[]
  rules: CommissionRule[]
  allotments: Allotment[]
}

export type AgencyFailure = { code: 'agency-not-found' | 'edit-conflict' | 'name-taken' | 'name-missing' }

/** All agencies, by their names unless asked otherwise. */
export async function listAgencies(db: Db, _admin: Admin<'orders'>, sort?: AgencySort): Promise<Agency[]> {
  return listAgencyRows(db, sort)
}

/** An agency with its users, commission rules and allotments of journeys to come. */
export async function findAgency(
  db: Db,
  admin: Admin<'orders'>,
  id: string,
  now: Date,
): Promise<AgencyDetail | undefined> {
  const agency = isUuid(id) ? await findAgencyRow(db, id) : undefined
  if (!agency) return undefined
  const users = await own(db)
    .selectFrom('agency_users')
    .select('user_id')
    .where('agency_id', '=', id)
    .orderBy('added_at')
    .limit(100)
    .execute()
  const ids = users.map(({ user_id }) => user_id)
  const names = await listUserNames(db, admin, ids)
  const people = await Promise.all(ids.map((userId) => findUser(db, { id: userId })))
  return {
    ...agency,
    users: people.flatMap((user) =>
      user ? [{ userId: user.id, name: names.get(user.id) ?? '', email: user.email }] : [],
    ),
    rules: await listRules(db, id),
    allotments: await listAllotments(db, { holderId: id, from: dayInIstanbul(now) }),
  }
}

/**
 * Opens an agency, or changes one in the version that staff saw. Fails with `name-missing`, `name-taken`,
 * `agency-not-found`, `edit-conflict`.
 */
export async function saveAgency(
  db: Db,
  admin: Admin<'payments'>,
  { id, version, draft }: { id?: string | undefined; version?: number | undefined; draft: AgencyDraft },
  now: Date,
): Promise<Result<{ id: string }, AgencyFailure>> {
  const name = draft.name.trim()
  if (name === '') return fail({ code: 'name-missing' })
  const columns = {
    name,
    contact_name: draft.contactName.trim(),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
    address: draft.address.trim(),
    city: draft.city.trim(),
    licence_no: draft.licenceNo.trim(),
    credit_limit_minor: draft.creditLimitMinor,
    credit_currency: draft.creditCurrency,
    option_hours: draft.optionHours,
    is_active: draft.isActive,
  }
  try {
    return await inTransaction(db, async (tx) => {
      const before = id === undefined ? undefined : await findAgencyRow(tx, id)
      if (id !== undefined && !before) return fail({ code: 'agency-not-found' })
      if (before && before.version !== version) return fail({ code: 'edit-conflict' })
      const written = before
        ? await own(tx)
            .updateTable('agencies')
            .set({ ...columns, version: before.version + 1 })
            .where('id', '=', before.id)
            .where('version', '=', before.version)
            .returning('id')
            .executeTakeFirst()
        : await own(tx)
            .insertInto('agencies')
            .values({ ...columns, logo: null, logo_type: null })
            .returning('id')
            .executeTakeFirst()
      if (!written) return fail({ code: 'edit-conflict' })
      const action = before ? 'agency.change' : 'agency.open'
      await audit(tx, admin, { agencyId: written.id, action, before, after: columns }, now)
      return ok({ id: written.id })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'agencies_name_key')) return fail({ code: 'name-taken' })
    throw error
  }
}

/**
 * Keeps the logo that stands on an agency's papers, made anew from what was sent. Fails with `agency-not-found`, `logo`
 * when it is neither PNG nor JPEG, or too large.
 */
export async function setAgencyLogo(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, bytes }: { agencyId: string; bytes: Uint8Array },
  now: Date,
): Promise<Result<void, { code: 'agency-not-found' | 'logo' }>> {
  if (bytes.length > MOST_LOGO_BYTES) return fail({ code: 'logo' })
  const made = await makeLogo(bytes)
  if (!made.ok) return fail({ code: 'logo' })
  const logo = made.value
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await own(tx)
      .updateTable('agencies')
      .set({ logo, logo_type: 'image/png' })
      .where('id', '=', agencyId)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return fail({ code: 'agency-not-found' })
    await audit(tx, admin, { agencyId, action: 'agency.logo', after: { bytes: logo.length } }, now)
    return ok(undefined)
  })
}

const MOST_LOGO_BYTES = 2_000_000

/** The logo of an agency, for its papers and its public offers. */
export async function findAgencyLogo(db: Db, agencyId: string): Promise<AgencyLogo | undefined> {
  const row = await own(db)
    .selectFrom('agencies')
    .select(['logo', 'logo_type'])
    .where('id', '=', agencyId)
    .executeTakeFirst()
  return row?.logo && row.logo_type ? { bytes: row.logo, type: row.logo_type } : undefined
}

/**
 * Lets an account sell for an agency. Fails with `agency-not-found`, `no-such-user`, `no-agent` when it is not an agent's,
 * `taken` when it sells for one already.
 */
export async function addAgencyUser(
  db: Db,
  admin: Admin<'payments'>,
  { agencyId, email }: { agencyId: string; email: string },
  now: Date,
): Promise<Result<void, { code: 'agency-not-found' | 'no-such-user' | 'no-agent' | 'taken' }>> {
  if (!isUuid(agencyId) || !(await findAgencyRow(db, agencyId))) return fail({ code: 'agency-not-found' })
  const user = await findUser(db, { email })
  if (!user?.isActive) return fail({ code: 'no-such-user' })
  if (!user.isAgent) return fail({ code: 'no-agent' })
  return inTransaction(db, async (tx) => {
    const added = await own(tx)
      .insertInto('agency_users')
      .values({ user_id: user.id, agency_id: agencyId, added_at: now })
      .onConflict((known) => known.column('user_id').doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!added) return fail({ code: 'taken' })
    await audit(tx, admin, { agencyId, action: 'agency.add-user', after: { userId: user.id } }, now)
    return ok(undefined)
  })
}

/** Adds a commission rule; sales of before keep what they were reckoned with. Fails with `period` when it ends before it begins. */
export async function addCommissionRule(
  db: Db,
  admin: Admin<'payments'>,
  rule: {
    agencyId: string
    categoryId: string | null
    rate: CommissionRate
    validFrom: PlainDate
    validTo: PlainDate | null
  },
  now: Date,
): Promise<Result<{ ruleId: string }, { code: 'period' }>> {
  const { agencyId, rate } = rule
  if (rule.validTo !== null && rule.validTo < rule.validFrom) return fail({ code: 'period' })
  return inTransaction(db, async (tx) => {
    const { id } = await own(tx)
      .insertInto('agency_commission_rules')
      .values({
        agency_id: agencyId,
        category_id: rule.categoryId,
        kind: rate.kind,
        percent_bp: rate.kind === 'percent' ? rate.basisPoints : null,
        fixed_minor: rate.kind === 'fixed' ? rate.amount.minor : null,
        fixed_currency: rate.kind === 'fixed' ? rate.amount.currency : null,
        valid_from: rule.validFrom,
        valid_to: rule.validTo,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, admin, { agencyId, action: 'agency.add-rule', after: rule }, now)
    return ok({ ruleId: id })
  })
}

/** Promises seats of a departure to an agency until a day. Fails as `setAllotment` of the catalogue does. */
export async function allotSeats(
  db: Db,
  admin: Admin<'orders'>,
  wish: { agencyId: string; tourId: string; seats: number; releaseOn: PlainDate },
  now: Date,
): Promise<Result<void, AllotmentFailure>> {
  return inTransaction(db, async (tx) => {
    const set = await setAllotment(tx, { ...wish, holderId: wish.agencyId }, dayInIstanbul(now))
    if (!set.ok) return set
    await audit(tx, admin, { agencyId: wish.agencyId, action: 'agency.allot', after: wish }, now)
    return ok(undefined)
  })
}

/** Puts what is unsold of an agency's allotment on sale before its day. */
export async function releaseSeatsOf(
  db: Db,
  admin: Admin<'orders'>,
  { agencyId, allotmentId }: { agencyId: string; allotmentId: string },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const isReleased = await releaseAllotment(tx, allotmentId, now)
    if (isReleased) await audit(tx, admin, { agencyId, action: 'agency.release', after: { allotmentId } }, now)
  })
}

async function audit(
  tx: Db,
  { id }: { id: string },
  { agencyId, ...act }: { agencyId: string; action: AuditedAct; before?: unknown; after?: unknown },
  now: Date,
): Promise<void> {
  await recordAudit(tx, { actor: { id }, subject: { kind: 'agency', id: agencyId }, ...act }, now)
}
