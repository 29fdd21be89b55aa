const FIRST_OF_FORMULAS = /^[=+\-@\t\r]/

/**
 * Rows as a file that spreadsheet programs open: UTF-8 with its mark, CRLF, every value in quotes. A text that a
 * program would run as a formula is made harmless by an apostrophe; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`
}

function field(value: string | number): string {
  const text = typeof value === 'string' && FIRST_OF_FORMULAS.test(value) ? `'${value}` : String(value)
  return `"${text.replaceAll('"', '""')}"`
}
