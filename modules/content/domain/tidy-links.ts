import { vouchForHtml, type SafeHtml } from '#kernel/safe-html.ts'

/**
 * Takes the links out of a text that lead to pages the site does not have, and leaves their words. `leads` is asked
 * with the path of each link of the site; links to elsewhere stay.
 */
export function tidyLinks(html: SafeHtml, leads: (path: string) => boolean): SafeHtml {
  return vouchForHtml(
    html.replace(/<a href="(\/[^"]*)"[^>]*>(.*?)<\/a>/gs, (link, path: string, words: string) =>
      leads(path) ? link : words,
    ),
  )
}
