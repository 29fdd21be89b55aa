/** A stretch of text in one weight. */
export type Run = { text: string; isStrong: boolean }

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; runs: Run[] }
  | { kind: 'list'; items: Run[][] }
  | { kind: 'table'; rows: { text: string; isHead: boolean }[][] }

/** Reads the few tags of our own legal texts; anything else is a mistake in the text. @throws Error naming the tag. */
export function blocksOf(html: string): Block[] {
  const unknown = html.match(UNKNOWN_TAG)
  if (unknown) throw new Error(`legal texts have no ${unknown[0]}`)
  return [...html.matchAll(BLOCK)].map(([, tag = '', inner = '']) => blockOf(tag, inner))
}

/** Whether the whole of a text can be set on paper: only the tags of legal texts, and nothing outside of its blocks. */
export function canBeSet(html: string): boolean {
  return !UNKNOWN_TAG.test(html) && html.replace(BLOCK, '').trim() === ''
}

const UNKNOWN_TAG = /<(?!\/?(?:h2|p|ul|li|strong|table|thead|tbody|tr|th|td)\b)[^>]*>/
const BLOCK = /<(h2|p|ul|table)>(.*?)<\/\1>/gs

function blockOf(tag: string, inner: string): Block {
  switch (tag) {
    case 'h2':
      return { kind: 'heading', text: plain(inner) }
    case 'ul':
      return { kind: 'list', items: partsOf(inner, 'li').map(runsOf) }
    case 'table':
      return { kind: 'table', rows: partsOf(inner, 'tr').map(cellsOf) }
    default:
      return { kind: 'paragraph', runs: runsOf(inner) }
  }
}

function partsOf(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => inner)
}

function cellsOf(row: string): { text: string; isHead: boolean }[] {
  return [...row.matchAll(/<(th|td)[^>]*>(.*?)<\/\1>/gs)].map(([, tag, inner = '']) => ({
    text: plain(inner),
    isHead: tag === 'th',
  }))
}

function runsOf(html: string): Run[] {
  return html
    .split(/(<strong>.*?<\/strong>)/s)
    .filter((part) => part !== '')
    .map((part) => ({ text: plain(part), isStrong: part.startsWith('<strong>') }))
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
