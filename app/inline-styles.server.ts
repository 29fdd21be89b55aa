const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"\/>/g

/**
 * Puts the stylesheets of a document into the document itself: it is painted without asking for anything else. Kept
 * pages are compressed once, so the bytes cost the server nothing. A stylesheet that is not known stays a link.
 */
export function inlineStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const addresses = [...html.matchAll(STYLESHEET)].map(([, address = '']) => address)
  const texts = addresses.map((address) => styles.get(address))
  if (texts.length === 0 || texts.includes(undefined)) return html
  let isFirst = true
  return html.replace(STYLESHEET, () => {
    const place = isFirst ? `<style>${texts.join('')}</style>` : ''
    isFirst = false
    return place
  })
}
