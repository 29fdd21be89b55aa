import { parse } from 'csv-parse/sync'
import readExcelFile from 'read-excel-file/node'
import { fail, ok, type Result } from '#kernel/result.ts'

/** A row with something in it; `number` is what a spreadsheet shows beside it, empty rows counted. */
export type SheetRow = { number: number; cells: string[] }

export type Sheet = { head: string[]; rows: SheetRow[] }

export type UnreadSheet = { code: 'unreadable' } | { code: 'too-many-rows' }

const MOST_BYTES = 2_000_000

/**
 * Reads the first sheet of an XLSX file, or a CSV file with commas, semicolons or the tabs of copied cells, in UTF-8 or as
 * Windows writes it in Turkey, as texts; days become `yyyy-mm-dd`. Fails with `unreadable` for other files and those above two megabytes, and with `too-many-rows`.
 */
export async function readSheet(
  file: Uint8Array,
  { mostRows }: { mostRows: number },
): Promise<Result<Sheet, UnreadSheet>> {
  const table = file.length > MOST_BYTES ? undefined : await readCells(file)
  const [head, ...below] = table ?? []
  if (!head) return fail({ code: 'unreadable' })
  const rows = below.flatMap((cells, index) =>
    cells.some((cell) => cell !== '') ? [{ number: index + 2, cells: cells.map(String) }] : [],
  )
  return rows.length > mostRows ? fail({ code: 'too-many-rows' }) : ok({ head, rows })
}

async function readCells(file: Uint8Array): Promise<string[][] | undefined> {
  try {
    const isZip = file[0] === 0x50 && file[1] === 0x4b
    if (!isZip) return readCsv(file)
    const [sheet] = await readExcelFile(Buffer.from(file))
    return sheet?.data.map((row) => row.map(textOf))
  } catch {
    return undefined
  }
}

function readCsv(file: Uint8Array): string[][] {
  const text = decode(file)
  // A title on top has no delimiter.
  const first = text.split('\n', 10).join('\n')
  const often = (sign: string) => first.split(sign).length
  const delimiter = [',', ';', '\t'].toSorted((a, b) => often(b) - often(a))[0] ?? ','
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    trim: true,
  })
  return rows
}

/** Excel saves CSV in the code page of Windows. Signs that no list has are those of another kind of file. */
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file)
  } catch {
    const isSpreadsheet = file.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d)
    if (!isSpreadsheet) throw new Error('not a text')
    return new TextDecoder('windows-1254', { fatal: true }).decode(file)
  }
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).trim()
}
