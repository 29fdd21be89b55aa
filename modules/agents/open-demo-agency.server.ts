import { plainDate } from '#kernel/plain-date.ts'
import { findUser } from '#modules/accounts/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { own } from './data/tables.server.ts'

/** Opens the agency of a demonstration for the account agent@kafile.example, once. */
export async function openDemoAgency(db: Db): Promise<void> {
  const user = await findUser(db, { email: 'agent@kafile.example' })
  if (!user) return
  await inTransaction(db, async (tx) => {
    const opened = await own(tx)
      .insertInto('agencies')
      .values({
        name: 'Nur Umre Acentesi',
        contact_name: user.fullName,
        email: user.email,
        phone: '+903324445566',
        address: 'Alâeddin Bulvarı 12',
        city: 'Konya',
        licence_no: '7041',
        logo: null,
        logo_type: null,
        credit_limit_minor: 2_000_000,
        credit_currency: 'USD',
      })
      .onConflict((known) => known.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!opened) return
    await own(tx)
      .insertInto('agency_users')
      .values({ user_id: user.id, agency_id: opened.id })
      .onConflict((known) => known.column('user_id').doNothing())
      .execute()
    await own(tx)
      .insertInto('agency_commission_rules')
      .values({
        agency_id: opened.id,
        category_id: null,
        kind: 'percent',
        percent_bp: 800,
        fixed_minor: null,
        fixed_currency: null,
        valid_from: plainDate('2026-01-01'),
        valid_to: null,
      })
      .execute()
  })
}
