const INVISIBLE = /[\u200B-\u200F\u061C\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
}
/** Tags that stand in the middle of a sentence, where a space would part a word from its comma. */
const WITHIN_WORDS = /<\/?(?:a|abbr|b|bdi|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)(?:\s[^>]*)?>/g
const CONTROL = /[\u0000-\u001F\u007F-\u009F]/u

/**
 * What every typed field goes through before any rule: Unicode NFC, no invisible marks, digits of any script as 0-9,
 * trimmed, inner white space collapsed. `undefined` when a control character remains.
 */
export function normalizeInput(raw: string): string | undefined {
  const text = toLatinDigits(raw.normalize('NFC').replace(INVISIBLE, ''))
    .replace(/[\s\u00A0]+/gu, ' ')
    .trim()
  return CONTROL.test(text) ? undefined : text
}

/** As `normalizeInput`, for messages of several lines: line ends are kept as `\n`. */
export function normalizeLines(raw: string): string | undefined {
  const lines = raw.replace(/\r\n?/g, '\n').split('\n').map(normalizeInput)
  return lines.some((line) => line === undefined) ? undefined : lines.join('\n').trim()
}

/** Arabic, Persian and full-width digits become 0-9; the Arabic separators become a point and a comma. */
export function toLatinDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669]/gu, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[\u06F0-\u06F9]/gu, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\uFF10-\uFF19]/gu, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replaceAll('\u066B', '.')
    .replaceAll('\u066C', ',')
}

/**
 * One form for both sides of a search: `ISPARTA`, `ısparta` and `Isparta` are equal, `İzmir` equals `izmir`. Arabic is
 * read without vowel signs, without hamza and with one form of alef, ya, kaf and ta marbuta.
 */
export function foldForSearch(text: string): string {
  return text
    .toLocaleLowerCase('tr')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/gu, 'ا')
    .replace(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه')
    .replace(/[ءـ]/gu, '')
}

/** `Hac ve Umre Şubesi İğneada` gives `hac-ve-umre-subesi-igneada`. */
export function toSlug(text: string): string {
  return foldForSearch(text)
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** Plain text of at most `length` characters; cut at a word end when that leaves more than 100 of them. */
export function excerptOf(html: string, length = 120): string {
  const text = html
    .replace(WITHIN_WORDS, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|apos|nbsp);/g, (reference) => CHARACTERS[reference] ?? reference)
    .replace(/\s+/gu, ' ')
    .trim()
  if (text.length <= length) return text
  // Half of a character outside the basic plane is no character.
  const cut = text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > 100 ? cut.slice(0, lastSpace) : cut}…`
}
