import type { Locale } from '#kernel/locale.ts'
import { toCsv } from './csv.ts'
import { toXlsx, XLSX } from './xlsx.server.ts'

export type ListFormat = 'csv' | 'xlsx'

type Line = readonly (string | number)[]

/** Lines of a list as a file. Texts stay texts: a name that looks like a formula is not run. */
export async function answerListFile(
  { head, rows }: { head: Line; rows: readonly Line[] },
  { name, format, locale }: { name: string; format: ListFormat; locale: Locale },
): Promise<Response> {
  const lines = [head, ...rows]
  return new Response(format === 'csv' ? toCsv(lines) : await toXlsx(lines), {
    headers: {
      'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : XLSX,
      'Content-Disposition': `attachment; filename="${name}.${format}"`,
      'Content-Language': locale,
    },
  })
}
