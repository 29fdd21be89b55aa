import { forgetOldContent, verifyAuditChain } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import type { Schedule } from '#platform/jobs/jobs.server.ts'
import type { Log } from '#platform/log/log.server.ts'
import { removeMailsBefore } from '#platform/mail/forget-mails.server.ts'
import { removeMessagesBefore } from '#platform/messages/forget-messages.server.ts'
import { removeUndeliveredBefore } from '#platform/undelivered/forget-undelivered.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { forgetIssuedDocuments } from '../forget-issued-documents.server.ts'
import { mailRetentionSetting } from '../settings.server.ts'

const DAY_SECONDS = 24 * 3600

/** Copies of mails and the content of old audit entries go when their time is over; the audit log is verified daily. */
export function privacySchedules(db: Db, log: Log): Schedule[] {
  return [
    { name: 'forget-mails', everySeconds: 3600, work: (now) => forgetMails(db, now) },
    {
      name: 'forget-documents',
      everySeconds: 3600,
      work: async (now) => void (await forgetIssuedDocuments(db, now)),
    },
    { name: 'forget-audit-content', everySeconds: DAY_SECONDS, work: (now) => forgetOldContent(db, now) },
    { name: 'verify-audit-chain', everySeconds: DAY_SECONDS, work: (now) => verify(db, log, now) },
  ]
}

async function forgetMails(db: Db, now: Date): Promise<void> {
  const days = await readSetting(db, mailRetentionSetting)
  const before = new Date(now.getTime() - days * DAY_SECONDS * 1000)
  await removeMailsBefore(db, before)
  await removeMessagesBefore(db, before)
  await removeUndeliveredBefore(db, before)
}

/** The line with the head is what somebody who keeps the logs compares with later. */
async function verify(db: Db, log: Log, now: Date): Promise<void> {
  const state = await verifyAuditChain(db, now)
  if (state.isWhole) log.info({ entries: state.entries, head: state.head }, 'the audit log is whole')
  else log.error({ brokenAt: state.brokenAt }, 'the audit log was changed')
}
