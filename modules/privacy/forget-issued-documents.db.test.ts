import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { aCapturedPayment } from '#modules/payments/testing/a-captured-payment.ts'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { forgetIssuedDocuments } from './forget-issued-documents.server.ts'

const now = new Date()

async function aDocument(db: Db, ref: string, keepUntil: string) {
  await sql`with document as (
      insert into issued_documents
        (subject_kind, subject_ref, kind, source, locale, is_original, version, title, sha256, bytes, keep_until)
      values ('order', ${ref}, 'voucher', ${crypto.randomUUID()}, 'tr', true, '1', 'Ayşe Yılmaz',
        encode(sha256('%PDF-'::bytea), 'hex'), '%PDF-'::bytea, ${keepUntil}::date) returning id)
    insert into document_deliveries (document_id, mail_key, recipient)
      select id, 'mail', 'ayse@example.com' from document`.execute(db)
}

async function kept(db: Db): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`select subject_ref as ref from issued_documents order by ref`.execute(db)
  return rows.map(({ ref }) => ref)
}

test('a document goes when its time is over, with the note of who got it; the log says how many', async () => {
  const db = await testDb()
  await aDocument(db, 'old', '2020-01-01')
  await aDocument(db, 'young', '2099-01-01')

  const removed = [await forgetIssuedDocuments(db, now), await forgetIssuedDocuments(db, now)]

  expect([removed, await kept(db)]).toEqual([[1, 0], ['young']])
  const { rows } = await sql`select 1 from document_deliveries`.execute(db)
  expect(rows).toHaveLength(1)
  expect((await listAuditEntries(db, { page: 1, pageSize: 5 })).entries).toMatchObject([
    { action: 'personal-data.documents-removed', subject: { kind: 'order', id: 'old' }, after: { documents: 1 } },
  ])
})

test('documents of a subject whose money is not settled are held until it is', async () => {
  const db = await testDb()
  const { subject, attemptRef } = await aCapturedPayment(db)
  await aDocument(db, subject.ref, '2020-01-01')
  await sql`update payment_attempts set state = 'disputed' where ref = ${attemptRef}`.execute(db)

  const held = await forgetIssuedDocuments(db, now)
  await sql`update payment_attempts set state = 'captured' where ref = ${attemptRef}`.execute(db)
  const settled = await forgetIssuedDocuments(db, now)

  expect([held, settled, await kept(db)]).toEqual([0, 1, []])
})

test('the database removes nothing before its time, whoever asks', async () => {
  const db = await testDb()
  await aDocument(db, 'young', '2099-01-01')

  await expect(sql`delete from document_deliveries`.execute(db)).rejects.toThrow('not removed before their time')
  await expect(sql`update issued_documents set title = 'x'`.execute(db)).rejects.toThrow('never changed')
})
