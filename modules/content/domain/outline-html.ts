import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'
import { excerptOf, toSlug } from '#kernel/text.ts'

export type Heading = { id: string; title: string }

/** Gives the second-level headings of a cleaned text ids of their own, so that a table of contents can lead to them. */
export function outlineHtml(html: SafeHtml): { html: SafeHtml; headings: Heading[] } {
  const headings: Heading[] = []
  const outlined = html.replace(/<h2( [^>]*)?>(.*?)<\/h2>/gs, (_, attributes: string | undefined, words: string) => {
    const title = excerptOf(words, 300)
    const id = freeId(`h-${toSlug(title)}`, headings)
    headings.push({ id, title })
    return `<h2 id="${id}"${attributes ?? ''}>${words}</h2>`
  })
  return { html: vouchForHtml(outlined), headings }
}

function freeId(wanted: string, taken: readonly Heading[]): string {
  const same = taken.filter(({ id }) => id === wanted || id.startsWith(`${wanted}--`)).length
  return same === 0 ? wanted : `${wanted}--${same + 1}`
}
