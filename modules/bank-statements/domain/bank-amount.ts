const GROUPED = /^(\d{1,3}(?:([.,' ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{0,2}))?$/

/**
 * An amount as banks write it, in minor units: `1.234,56`, `1,234.56`, `1234.5`, `-12,00`, `12,00-`, `(12,00)`,
 * `1.234 TL`. A separator before exactly three digits groups thousands, before fewer it begins the decimals.
 * `undefined` for anything else and for more than a safe number.
 */
export function parseBankAmount(written: string): number | undefined {
  const bare = written
    .replace(/[\u00A0\u202F\s]+/gu, ' ')
    .replace(/\u2212/g, '-')
    .replace(/^ *(?:₺|TL|TRY|USD|EUR|GBP|SAR|\$|€|£)? *| *(?:₺|TL|TRY|USD|EUR|GBP|SAR|\$|€|£)? *$/giu, '')
  const signed = /^(?:([+-]) ?)?(.*?)(?: ?([+-]))?$/.exec(bare)
  const inBrackets = /^\((.*)\)$/.exec(bare)
  const digits = (inBrackets ? inBrackets[1] : signed?.[2]) ?? ''
  const signs = [signed?.[1], signed?.[3]].filter((sign) => sign !== undefined)
  const match = GROUPED.exec(digits)
  if (!match || signs.length > 1) return undefined
  const [, whole = '', group, decimal, fraction = ''] = match
  if (group !== undefined && group === decimal) return undefined
  const minor = Number(whole.replace(/\D/g, '')) * 100 + Number(fraction.padEnd(2, '0'))
  if (!Number.isSafeInteger(minor)) return undefined
  return (inBrackets || signs[0] === '-') && minor > 0 ? -minor : minor
}
