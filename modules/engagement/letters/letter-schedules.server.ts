import { handles, type JobHandler, type Schedule } from '#platform/jobs/jobs.server.ts'
import { listMailFailed } from '#platform/mail/queue-mail.server.ts'
import type { LetterWork } from './letter-work.server.ts'
import { noteFailedMail } from './note-bounces.server.ts'

/** Hears which mails of newsletters did not arrive. */
export function letterHandlers({ db }: Pick<LetterWork, 'db'>): JobHandler[] {
  return [handles(listMailFailed, (failed, now) => noteFailedMail(db, failed, now))]
}

/** Writes the mails of the newsletter that goes out. */
export function letterSchedules(work: LetterWork): Schedule[] {
  return [
    {
      name: 'send-newsletter',
      everySeconds: 15,
      work: async (now) => void (await (await mails()).sendDueMails(work, now)),
    },
  ]
}

/** Templates exist in the server bundle only; programs that Node runs from the sources never come here. */
const mails = () => import('./send-due-mails.server.ts')
