import { createHash } from 'node:crypto'
import { test as base, expect } from '@playwright/test'
import { MAIL_DOOR } from './addresses.ts'
import { type Mail, readMail } from './read-mail.ts'

export { expect } from '@playwright/test'

type Fixtures = {
  /** An e-mail address nobody else uses. */
  email: string
  /** Waits for the mail to an address whose subject has a text. */
  mailTo: (address: string, subject: string | RegExp) => Promise<Mail>
}

/** Every journey is a visitor from a network address of their own, as the limits per address expect. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, provide, { testId }) => {
    const [a = 0, b = 0, c = 0] = createHash('sha256').update(testId).digest()
    await provide({ 'X-Forwarded-For': `100.${64 + (a % 64)}.${b}.${c}` })
  },
  email: async ({}, provide, { testId }) => {
    await provide(`visitor-${testId.slice(-12)}@example.com`)
  },
  mailTo: async ({}, provide) => {
    await provide(async (address, subject) => {
      const found: Mail[] = []
      await expect(async () => {
        const answer = await fetch(`${MAIL_DOOR}/mails?to=${encodeURIComponent(address)}`)
        const mails = ((await answer.json()) as string[]).map(readMail)
        found.push(...mails.filter((mail) => mail.subject.match(subject)))
        expect(found.length, `mails to ${address} with the subject ${subject}`).toBeGreaterThan(0)
      }).toPass({ timeout: 20_000 })
      const [mail] = found
      if (!mail) throw new Error('no mail')
      return mail
    })
  },
})
