import { defaultLocale } from '#kernel/locale.ts'
import { foldForSearch } from '#kernel/text.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { settleOnce } from '#platform/settings/settings.server.ts'
import { own } from './data/tables.server.ts'
import { insertUser } from './data/users.server.ts'
import { hashPassword } from './passwords.server.ts'
import { staffSecondFactorSetting } from './second-factor/settings.server.ts'

const DEMO_ACCOUNTS = [
  {
    fullName: 'Zeynep Aydın',
    email: 'admin@kafile.example',
    mobile: '+905320000001',
    language: defaultLocale,
    staffRole: 'owner',
  },
  {
    fullName: 'Yusuf Demir',
    email: 'agent@kafile.example',
    mobile: '+905320000002',
    language: defaultLocale,
    isAgent: true,
  },
  { fullName: 'Elif Kaya', email: 'member@kafile.example', mobile: '+905320000003', language: defaultLocale },
] as const

/** Who works beside the owner where a season is lived, each with a role of their own, whoever sells for a second agency, and who leads groups on the road. */
const COLLEAGUES = [
  {
    fullName: 'Kemal Ersoy',
    email: 'operations@kafile.example',
    mobile: '+905320000004',
    language: defaultLocale,
    staffRole: 'operations',
  },
  {
    fullName: 'Hatice Yalçın',
    email: 'finance@kafile.example',
    mobile: '+905320000005',
    language: defaultLocale,
    staffRole: 'finance',
  },
  {
    fullName: 'Rumeysa Akdağ',
    email: 'content@kafile.example',
    mobile: '+905320000006',
    language: defaultLocale,
    staffRole: 'content',
  },
  {
    fullName: 'İbrahim Toprak',
    email: 'agent2@kafile.example',
    mobile: '+905320000007',
    language: defaultLocale,
    isAgent: true,
  },
  {
    fullName: 'Selahattin Örnek',
    email: 'leader@kafile.example',
    mobile: '+905320009950',
    language: defaultLocale,
    isLeader: true,
  },
] as const

/** Whoever sells in the second branch, and sees its customers alone. */
const SELLER = {
  fullName: 'Merve Çelik',
  email: 'sales@kafile.example',
  mobile: '+905320000008',
  language: defaultLocale,
} as const

/**
 * Opens the three accounts of a demonstration, all with one password: admin@, agent@ and member@kafile.example; with
 * `hasColleagues` also operations@, finance@, content@, agent2@, leader@, who leads groups, and sales@, who sells in a branch of
 * its own. Accounts that exist are left as they are, so it may
 * run at every start. Nobody is asked for a second factor then, unless somebody has settled that they are.
 */
export async function createDemoAccounts(
  db: Db,
  password: string,
  { hasColleagues = false }: { hasColleagues?: boolean } = {},
): Promise<void> {
  await settleOnce(db, staffSecondFactorSetting, false)
  for (const account of [...DEMO_ACCOUNTS, ...(hasColleagues ? COLLEAGUES : [])]) {
    await insertUser(db, { ...account, passwordHash: await hashPassword(password) })
  }
  if (hasColleagues) await openSecondBranch(db, password)
}

/** Two offices, a role that reaches the customers of its own, and whoever has it; once, whatever became of them since. */
async function openSecondBranch(db: Db, password: string): Promise<void> {
  const known = await own(db).selectFrom('users').select('id').where('email', '=', SELLER.email).executeTakeFirst()
  if (known) return
  const now = new Date()
  const passwordHash = await hashPassword(password)
  await inTransaction(db, async (tx) => {
    const fatih = await insertBranch(tx, 'Fatih', now)
    const konya = await insertBranch(tx, 'Konya', now)
    await own(tx)
      .updateTable('users')
      .set({ branch_id: fatih })
      .where(
        'email',
        'in',
        COLLEAGUES.flatMap((each) => ('staffRole' in each ? each.email : [])),
      )
      .where('branch_id', 'is', null)
      .execute()
    const name = 'Şube satışı'
    const role = await own(tx)
      .insertInto('staff_roles')
      .values({
        name,
        name_key: foldForSearch(name),
        rights: ['dashboard', 'orders', 'papers'],
        looks_only: [],
        reach: 'branch',
        created_at: now,
      })
      .onConflict((taken) => taken.column('name_key').where('retired_at', 'is', null).doUpdateSet({ name }))
      .returning('id')
      .executeTakeFirstOrThrow()
    await insertUser(tx, { ...SELLER, ownRoleId: role.id, branchId: konya, passwordHash })
  })
}

async function insertBranch(tx: Db, name: string, now: Date): Promise<string> {
  const row = await own(tx)
    .insertInto('branches')
    .values({ name, name_key: foldForSearch(name), created_at: now })
    .onConflict((taken) => taken.column('name_key').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
