export type SharedCard = { title: string; picture: string; motif: string | undefined }

/** What one of our own pages says of its card; `undefined` for pages that are not to be shared. */
export function readSharedCard(html: string): SharedCard | undefined {
  const title = /<meta property="og:title" content="([^"]*)"/.exec(html)?.[1]
  const [, picture, motif] = /<meta property="og:image" content="([^"]*)"(?: data-motif="([^"]*)")?/.exec(html) ?? []
  if (title === undefined || picture === undefined) return undefined
  return { title: decode(title), picture: decode(picture), motif: motif && decode(motif) }
}

/** React writes these five entities only. */
function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
