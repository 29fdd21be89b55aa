import { defaultLocale } from '#kernel/locale.ts'
import type { Db } from '#platform/db/client.server.ts'
import { settleOnce } from '#platform/settings/settings.server.ts'
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

/** Who works beside the owner where a season is lived, each with a role of their own, and whoever sells for a second agency. */
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
] as const

/**
 * Opens the three accounts of a demonstration, all with one password: admin@, agent@ and member@kafile.example; with
 * `hasColleagues` also operations@, finance@, content@ and agent2@. Accounts that exist are left as they are, so it may
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
}
