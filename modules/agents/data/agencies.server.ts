import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inOrder, type OrderColumns } from '#platform/db/order-sql.server.ts'
import type { Agency } from '../domain/agency.ts'
import type { CommissionRule } from '../domain/commission.ts'
import type { AgencySort } from '../domain/list-sorts.ts'
import { own } from './tables.server.ts'

export async function findAgencyRow(db: Db, id: string): Promise<Agency | undefined> {
  const row = await agencies(db).where('id', '=', id).executeTakeFirst()
  return row && toAgency(row)
}

/** Locks an agency, so that of two payments from its credit the second one sees the first. */
export async function lockAgency(tx: Db, id: string): Promise<Agency | undefined> {
  const row = await agencies(tx).where('id', '=', id).forUpdate().executeTakeFirst()
  return row && toAgency(row)
}

export async function listAgencyRows(db: Db, sort: AgencySort = 'name'): Promise<Agency[]> {
  const rows = await agencies(db)
    .orderBy(inOrder(sort, columnsOf, sql`id`))
    .limit(500)
    .execute()
  return rows.map(toAgency)
}

const columnsOf: OrderColumns<'name' | 'city' | 'credit' | 'state'> = {
  name: [sql`name collate app_tr`],
  city: [sql`city collate app_tr`],
  credit: [sql`credit_limit_minor`],
  state: [sql`is_active`],
}

export async function listRules(db: Db, agencyId: string): Promise<CommissionRule[]> {
  const rows = await own(db)
    .selectFrom('agency_commission_rules')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .orderBy('valid_from', 'desc')
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    rate:
      row.kind === 'percent' || row.fixed_currency === null
        ? { kind: 'percent' as const, basisPoints: row.percent_bp ?? 0 }
        : { kind: 'fixed' as const, amount: money(row.fixed_minor ?? 0, row.fixed_currency) },
    validFrom: row.valid_from,
    validTo: row.valid_to,
  }))
}

type AgencyRow = Awaited<ReturnType<ReturnType<typeof agencies>['executeTakeFirstOrThrow']>>

function agencies(db: Db) {
  return own(db)
    .selectFrom('agencies')
    .select([
      'id',
      'name',
      'contact_name',
      'email',
      'phone',
      'address',
      'city',
      'licence_no',
      'logo_type',
      'credit_limit_minor',
      'credit_currency',
      'option_hours',
      'is_active',
      'version',
    ])
}

function toAgency(row: AgencyRow): Agency {
  return {
    id: row.id,
    name: row.name,
    contactName: row.contact_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    city: row.city,
    licenceNo: row.licence_no,
    hasLogo: row.logo_type !== null,
    creditLimit: money(row.credit_limit_minor, row.credit_currency),
    optionHours: row.option_hours,
    isActive: row.is_active,
    version: row.version,
  }
}
