import { fail, ok, type Result } from '#kernel/result.ts'
import { unreadable, type ReadStatement, type StatementFormat, type Unreadable } from '../domain/statement.ts'
import { readCamt053 } from './camt053.ts'
import { readCsv, type CsvHints } from './csv.ts'
import { readMt940 } from './mt940.ts'

/** What a file is, by how its text begins. */
export function formatOf(text: string): StatementFormat {
  if (/^\uFEFF?\s*</.test(text)) return 'camt053'
  return /^:2[05]:/m.test(text) || /^\u0001?\{1:/.test(text) ? 'mt940' : 'csv'
}

/** Reads a statement of any format, all of it or nothing. Says what is wrong and in which line. */
export function readStatement(
  text: string,
  format: StatementFormat,
  hints: CsvHints,
): Result<ReadStatement, Unreadable> {
  if (text.trim() === '') return fail(unreadable('empty'))
  const read = readAs(text, format, hints)
  if (!read.ok) return read
  return read.value.lines.length === 0 ? fail(unreadable('empty')) : ok(read.value)
}

function readAs(text: string, format: StatementFormat, hints: CsvHints): Result<ReadStatement, Unreadable> {
  switch (format) {
    case 'camt053':
      return readCamt053(text)
    case 'mt940':
      return readMt940(text)
    case 'csv':
      return readCsv(text, hints)
  }
}
