import { fail, ok, type Result } from '#kernel/result.ts'
import type { Admin } from '#modules/accounts/index.server.ts'
import { recordAudit } from '#modules/audit/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { inTransaction } from '#platform/db/in-transaction.server.ts'
import { IysPermission, noteIysPermission } from '#platform/messages/iys.server.ts'
import { findHead } from '#platform/sheets/find-head.ts'
import { readSheet } from '#platform/sheets/read-sheet.server.ts'
import { columnNamed, type ColumnNames } from '#platform/sheets/sheet-columns.ts'
import { readRegisterTime, type RegisterColumn } from './domain/register-columns.ts'

export type RegisterAnswer = {
  approvals: number
  refusals: number
  /** Rows that say nothing that can be read, by what a spreadsheet shows beside them. */
  unread: number[]
}

const MOST_ROWS = 20_000

/**
 * Reads a list of the register, a file or what was copied out of one, and keeps its words: whoever says no there is written to
 * no more. An older word than the one that is kept changes nothing, so that a list may be read twice. Fails with
 * `register-answer` when it says nothing of anybody.
 */
export async function readRegisterAnswer(
  db: Db,
  admin: Admin<'content'>,
  file: Uint8Array,
  now: Date,
): Promise<Result<RegisterAnswer, { code: 'register-answer' }>> {
  const sheet = await readSheet(file, { mostRows: MOST_ROWS })
  if (!sheet.ok) return fail({ code: 'register-answer' })
  const { head, rows } = findHead(sheet.value, columnNames)
  const columns = head.map((cell) => columnNamed(cell, columnNames))
  const read = rows.map(({ number, cells }) => ({ number, permission: permissionIn(cells, columns) }))
  const permissions = read.flatMap(({ permission }) => permission ?? [])
  if (permissions.length === 0) return fail({ code: 'register-answer' })
  const counts = {
    approvals: permissions.filter(({ status }) => status === 'ONAY').length,
    refusals: permissions.filter(({ status }) => status === 'RET').length,
  }
  return inTransaction(db, async (tx) => {
    for (const permission of permissions) await noteIysPermission(tx, permission, now)
    const subject = { kind: 'list', id: 'newsletter' } as const
    await recordAudit(tx, { actor: admin, action: 'newsletter.register-answer', subject, after: counts }, now)
    return ok({ ...counts, unread: read.flatMap(({ number, permission }) => (permission ? [] : [number])) })
  })
}

const columnNames: ColumnNames<RegisterColumn> = {
  type: ['İzin Kanalı', 'İzin Tipi', 'Kanal', 'Tip'],
  source: ['Kaynak', 'İzin Kaynağı'],
  recipient: ['Alıcı', 'İletişim Adresi', 'Alıcı Adresi'],
  status: ['Durum', 'İzin Durumu'],
  consentDate: ['Tarih', 'İzin Tarihi', 'Onay Tarihi', 'Kayıt Tarihi'],
  recipientType: ['Alıcı Tipi'],
}

function permissionIn(cells: readonly string[], columns: readonly (RegisterColumn | undefined)[]) {
  const cell = (column: RegisterColumn) => (cells[columns.indexOf(column)] ?? '').trim()
  const said = (column: RegisterColumn) => cell(column).toLocaleUpperCase('tr').replaceAll('İ', 'I')
  const { data } = IysPermission.safeParse({
    recipient: recipientIn(cell('recipient')),
    type: said('type').replaceAll('-', ''),
    recipientType: said('recipientType') || 'BIREYSEL',
    status: said('status'),
    source: said('source') || 'IYS',
    consentAt: readRegisterTime(cell('consentDate'), said('status')),
  })
  return data
}

/** Spreadsheets leave the plus of a number out, or put an apostrophe before it. */
function recipientIn(typed: string): string {
  const text = typed.replace(/^'/, '')
  return /^90\d{10}$/.test(text) ? `+${text}` : text
}
