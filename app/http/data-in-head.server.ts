const START = '<script type="application/ld+json">'
const END = '</script>'

/** Puts data for search engines into the head of a document; React leaves such scripts where components have them. */
export function dataInHead(html: string): string {
  let data = ''
  let rest = ''
  let end = 0
  for (let start = html.indexOf(START); start !== -1; start = html.indexOf(START, end)) {
    rest += html.slice(end, start)
    end = html.indexOf(END, start) + END.length
    data += html.slice(start, end)
  }
  return end === 0 ? html : (rest + html.slice(end)).replace('</head>', () => `${data}</head>`)
}
