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

/**
 * Opens the three accounts of a demonstration, all with one password: admin@, agent@ and member@kafile.example.
 * Accounts that exist are left as they are, so it may run at every start. Nobody is asked for a second factor then, unless
 * somebody has settled that they are.
 */
export async function createDemoAccounts(db: Db, password: string): Promise<void> {
  await settleOnce(db, staffSecondFactorSetting, false)
  for (const account of DEMO_ACCOUNTS) {
    await insertUser(db, { ...account, passwordHash: await hashPassword(password) })
  }
}
