import type { ReactElement } from 'react'
import { render } from 'react-email'

/** Headings keep their letters: capitals by machine turn a Turkish i into an I without its dot. */
const asWritten = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } }))

/** A mail as mail programs show it, and as plain text for those that show none. */
export async function renderMail(mail: ReactElement): Promise<{ html: string; text: string }> {
  return {
    html: await render(mail),
    text: await render(mail, { plainText: true, htmlToTextOptions: { selectors: asWritten } }),
  }
}
