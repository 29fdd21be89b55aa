const DATA = /<script type="application\/ld\+json">[\s\S]*?<\/script>/g

/** Puts data for search engines into the head of a document; React leaves such scripts where components have them. */
export function dataInHead(html: string): string {
  const data = html.match(DATA) ?? []
  if (data.length === 0) return html
  return html.replace(DATA, '').replace('</head>', () => `${data.join('')}</head>`)
}
