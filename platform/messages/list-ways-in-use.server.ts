import type { Db } from '#platform/db/client.server.ts'
import type { MessageAccounts } from './message-accounts.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { messageRulesSetting } from './message-rules-setting.server.ts'
import type { MessageWay } from '#kernel/message-way.ts'
import { waysInUse } from './ways-in-use.ts'

/** The ways for which there are keys and that staff have not switched off; others are asked about nowhere. */
export async function listWaysInUse(db: Db, accounts: MessageAccounts): Promise<MessageWay[]> {
  return waysInUse(accounts, await readSetting(db, messageRulesSetting))
}
