import { foldForSearch } from '#kernel/text.ts'

type Information = { text: string; payerName: string | null; payerIban: string | null }

const LINE_WIDTH = 65

/**
 * What field 86 tells about a booking: in parts with numbers (`?20`), in parts with names (`/REMI/`), or as the free
 * text of Turkish banks, where the sender follows `GÖNDEREN` or `AMİR`. `before` is the text known so far.
 */
export function readInformation(value: string, before: string): Information {
  const numbered = /(?:^|^\d{3})\?\d{2}/.test(value) ? numberedParts(value.replaceAll('\n', '')) : undefined
  const whole = joinLines(value)
  const named = numbered ? undefined : namedParts(whole)
  const told = numbered?.text ?? named?.text ?? whole
  return {
    text: [before, told].filter(Boolean).join(' ').replace(/\s+/gu, ' ').trim(),
    payerName: numbered?.name ?? named?.name ?? senderIn(whole) ?? null,
    payerIban: /\bTR\d{2}(?: ?\d{4}){5} ?\d{2}\b/.exec(whole)?.[0].replaceAll(' ', '') ?? null,
  }
}

/** A full line was cut by its width, in the middle of a word perhaps; a shorter one ends with a word. */
function joinLines(value: string): string {
  return value
    .split('\n')
    .map((line) => (line.length >= LINE_WIDTH ? line : `${line} `))
    .join('')
    .trim()
}

function numberedParts(value: string): { text: string; name: string | undefined } {
  const parts = [...value.matchAll(/\?(\d{2})([^?]*)/g)].map(([, number = '', text = '']) => ({ number, text }))
  const joined = (wanted: RegExp, glue: string) =>
    parts
      .filter(({ number }) => wanted.test(number))
      .map(({ text }) => text)
      .join(glue)
  return { text: joined(/^(0\d|2\d|6[0-3])$/, ' '), name: joined(/^3[23]$/, '').trim() || undefined }
}

function namedParts(value: string): { text: string; name: string | undefined } | undefined {
  const parts = [...value.matchAll(/\/([A-Z]{4})\/(.*?)(?=\/[A-Z]{4}\/|$)/gs)]
  if (parts.length === 0) return undefined
  const of = (wanted: string) =>
    parts
      .find(([, name]) => name === wanted)?.[2]
      ?.replace(/\/+$/, '')
      .trim() || undefined
  return { text: of('REMI') ?? value, name: of('NAME') ?? of('ORDP') }
}

function senderIn(text: string): string | undefined {
  // Folding keeps the length of Latin text, so places in it are places in the original.
  const folded = foldForSearch(text.normalize('NFC'))
  const found =
    /\b(?:gonderen|gond|amir)\s*[:=-]?\s+(?<name>[^:;,/]+?)(?=\s+(?:aciklama|acik|iban|hesap|ref|sorgu|tutar|banka)\b|[:;,/]|$)/d.exec(
      folded,
    )
  const [start, end] = found?.indices?.groups?.['name'] ?? []
  return start === undefined || folded.length !== text.length ? undefined : text.slice(start, end).trim()
}
