import type { Db } from '#platform/db/client.server.ts'
import type { JobHandler } from '#platform/jobs/jobs.server.ts'
import { findMail, listMails } from '#platform/mail/list-mails.server.ts'
import { accountHandlers } from '../jobs/handlers.server.ts'

/** The jobs of accounts, for an agency and a site of the tests. */
export function accountJobs(db: Db): JobHandler[] {
  return accountHandlers({
    db,
    agency: async () => ({
      brand: 'Kafile',
      firm: 'Kafile Turizm',
      address: 'İstanbul',
      phone: '+90 212',
      email: 'info@agency.example',
    }),
    accountUrl: (act, locale, token) => `https://kafile.example/${locale}/${act}/${token}`,
    pageUrl: (page, locale) => `https://kafile.example/${locale}/${page}`,
  })
}

/** The token of the latest mail with a link of a kind. */
export async function linkIn(db: Db, act: 'confirm-email' | 'reset-password'): Promise<string> {
  for (const { id } of await listMails(db)) {
    const mail = await findMail(db, id)
    const token = new RegExp(`/${act}/([\\w-]+)"`).exec(mail?.html ?? '')?.[1]
    if (token !== undefined) return token
  }
  throw new Error(`no mail with a link to ${act}`)
}
