import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import type { Member } from '../proofs.server.ts'
import { staffSecondFactorSetting } from './settings.server.ts'

/**
 * Says whether staff without a second factor are led to set one up before they may do anything else, and who said so.
 * False for everybody but an owner who has one: whoever asks it of others must not be kept out by it.
 */
export async function demandSecondFactor(db: Db, member: Member, isDemanded: boolean, now: Date): Promise<boolean> {
  if (member.staffRole !== 'owner' || !member.hasSecondFactor) return false
  await inTransaction(db, async (tx) => {
    const before = await readSetting(tx, staffSecondFactorSetting)
    await writeSetting(tx, staffSecondFactorSetting, isDemanded)
    const subject = { kind: 'settings', id: staffSecondFactorSetting.key } as const
    await recordAudit(
      tx,
      {
        actor: { id: member.id },
        action: 'settings.change',
        subject,
        before: { isDemanded: before },
        after: { isDemanded },
      },
      now,
    )
  })
  return true
}
