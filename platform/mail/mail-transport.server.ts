import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Locale } from '#kernel/locale.ts'
import type { MailAttachment } from './tables.server.ts'

/** A mail as it leaves the house. */
export type OutgoingMail = {
  id: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  locale: Locale
  headers: Readonly<Record<string, string>>
  attachments: readonly MailAttachment[]
}

/** Hands a mail over; gives the id under which the receiver knows it. Throws when it was not taken. */
export type MailTransport = (mail: OutgoingMail) => Promise<string>

/**
 * Sends by a mail server. A message keeps its id from try to try, so that a mail that was taken although the answer
 * got lost can be recognised.
 */
export function smtpTransport(smtpUrl: string): MailTransport {
  const transporter = createTransport(smtpUrl)
  return async (mail) => {
    const sent = await transporter.sendMail(messageOf(mail))
    return sent.messageId
  }
}

/** Keeps mails as files instead of sending them: `.eml` as it would have been sent, `.json` with what is in it. */
export function outboxTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    await mkdir(folder, { recursive: true })
    const { message, messageId } = await composer.sendMail(messageOf(mail))
    const { attachments, ...rest } = mail
    const listed = attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      bytes: Buffer.byteLength(content, 'base64'),
    }))
    await writeWhole(join(folder, `${mail.id}.eml`), message)
    await writeWhole(join(folder, `${mail.id}.json`), JSON.stringify({ ...rest, attachments: listed }, null, 2))
    return messageId
  }
}

function messageOf(mail: OutgoingMail) {
  const domain = mail.from.address.split('@')[1] ?? 'localhost'
  return {
    messageId: `<${mail.id}@${domain}>`,
    from: mail.from,
    to: mail.to,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { ...mail.headers, 'Content-Language': mail.locale, 'Auto-Submitted': 'auto-generated' },
    attachments: mail.attachments.map(({ filename, contentType, content }) => ({
      filename,
      contentType,
      content,
      encoding: 'base64',
    })),
  }
}

/** A reader never sees half a file. */
async function writeWhole(file: string, content: string | Uint8Array | NodeJS.ReadableStream): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
