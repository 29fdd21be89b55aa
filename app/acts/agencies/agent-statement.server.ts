import writeExcelFile from 'write-excel-file/node'
import { translator } from '#app/messages/translator.ts'
import type { Locale } from '#kernel/locale.ts'
import { toDecimalText } from '#kernel/money.ts'
import { makeStatementPaper, organiserOf, statementLineName, type Statement } from '#modules/agents/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { documentCompiler } from '#app/work/document-work.server.ts'
import { findAgency } from '#app/work/find-agency.server.ts'

type Asked = { agencyId: string; statement: Statement; locale: Locale }

/** The statement of an agency as a PDF; for the agency and for staff alike. */
export async function answerStatementPaper(db: Db, { agencyId, statement, locale }: Asked): Promise<Response> {
  const organiser = organiserOf(await findAgency(db, locale))
  const bytes = await makeStatementPaper(db, agencyId, statement, { pdf: documentCompiler(), locale, organiser })
  return fileOf(Buffer.from(bytes), 'application/pdf', `statement-${statement.to}.pdf`, locale)
}

/** The same as a spreadsheet; amounts are numbers, texts stay texts. */
export async function answerStatementSheet({ statement, locale }: Omit<Asked, 'agencyId'>): Promise<Response> {
  const text = translator(locale, 'agents')
  const head = [text('date'), text('entry'), text('debit'), text('credit'), text('currency')]
  const number = (value: number | null) => (value === null ? null : { value, type: Number, format: '#,##0.00' })
  const file = await writeExcelFile([
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...statement.lines.map((line) => {
      const value = Number(toDecimalText(line.amount))
      return [
        { value: line.on, type: String },
        { value: statementLineName(line, locale), type: String },
        number(value > 0 ? value : null),
        number(value < 0 ? -value : null),
        { value: line.amount.currency, type: String },
      ]
    }),
  ]).toBuffer()
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return fileOf(file, type, `statement-${statement.to}.xlsx`, locale)
}

function fileOf(bytes: Buffer, type: string, name: string, locale: Locale): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
      'Content-Language': locale,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}
