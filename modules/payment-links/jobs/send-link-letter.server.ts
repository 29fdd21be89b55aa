import { isolateIn } from '#kernel/bidi.ts'
import { mailDocuments, type IssuedFile } from '#modules/documents/index.server.ts'
import type { Agency } from '#modules/documents/index.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import type { Mail } from '#platform/mail/queue-mail.server.ts'
import { writeLetter, type LetterRow } from '#platform/mail/write-letter.tsx'
import { fillTemplate } from '#platform/messages/fill-template.ts'
import { queueMessage } from '#platform/messages/queue-message.server.ts'
import { say } from '#platform/texts/say.ts'
import type { StoredLink } from '../data/links.server.ts'
import type { LinkMailText } from '../mail/link-mail-texts.ts'
import { linkTemplates } from '../mail/link-message-templates.ts'
import type { LinkWork } from './link-work.server.ts'

export type LinkLetter = Pick<Mail, 'key' | 'to' | 'locale'> & {
  text: LinkMailText
  rows: LetterRow[]
  /** Where the button leads. */
  button?: string
  /** Goes to the telephone, by the way that was agreed to, and as mail when it does not arrive there. */
  telephone?: { phone: string; amount: string; link: string }
}

/** Writes a letter about a link as mail or as message, once a key, with the documents that are issued in the same transaction. */
export async function sendLinkLetter(
  work: LinkWork,
  link: Pick<StoredLink, 'title' | 'customer'>,
  mail: LinkLetter,
  issue: (tx: Db, agency: Agency) => Promise<IssuedFile[]> = async () => [],
): Promise<void> {
  const { key, to, locale, text, rows, button, telephone } = mail
  const agency = await work.agency(locale)
  const facts = { title: link.title, name: link.customer.name, phone: agency.phone, firm: agency.firm }
  const written = await writeLetter({
    locale,
    brand: agency.brand,
    subject: say(locale, text.subject, facts),
    greeting: say(locale, text.greeting, facts),
    paragraphs: text.paragraphs.map((paragraph) => say(locale, paragraph, facts)),
    button: button === undefined || text.button === '' ? undefined : { href: button, label: text.button },
    rows,
    footer: footerOf(agency),
  })
  if (telephone) {
    const { phone, ...named } = telephone
    const words = fillTemplate(linkTemplates.template(locale, 'pay'), {
      ...named,
      name: isolateIn(locale, link.customer.name),
      title: isolateIn(locale, link.title),
      amount: isolateIn(locale, named.amount),
      phone: isolateIn(locale, agency.phone),
    })
    const message = { kind: 'service', key, locale, phone, email: to, words, mail: written } as const
    await inTransaction(work.db, (tx) => queueMessage(tx, message))
    return
  }
  const headers = { 'Reply-To': agency.email }
  await inTransaction(work.db, async (tx) => {
    await mailDocuments(tx, { key, to, locale, headers, ...written }, await issue(tx, agency), new Date())
  })
}

function footerOf({ firm, address, phone }: Agency): string {
  return [firm, address, phone].filter(Boolean).join(' · ')
}
