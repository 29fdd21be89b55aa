import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/client.server.ts'
import { testDb } from '#tests/setup/test-db.ts'
import { findDocument, issueDocument, listDocuments, mailDocuments, type NewDocument } from './index.server.ts'

const noon = new Date('2026-12-01T09:00:00Z')
const subject = { kind: 'order', ref: 'order-1' } as const

function aReceipt(change: Partial<NewDocument> = {}): NewDocument {
  return {
    subject,
    kind: 'receipt',
    source: 'attempt-1',
    locale: 'tr',
    version: '1.0',
    title: (number) => `Tahsilat makbuzu ${number}`,
    make: (number) => Buffer.from(`%PDF- receipt ${number}`),
    ...change,
  }
}

function issue(db: Db, wish: NewDocument, now = noon) {
  return db.transaction().execute((tx) => issueDocument(tx, wish, now))
}

test('keeps what was issued with its number, its hash and ten years', async () => {
  const db = await testDb()

  const { document, bytes } = await issue(db, aReceipt())

  expect(document).toMatchObject({
    number: 'M-2026-000001',
    isOriginal: true,
    title: 'Tahsilat makbuzu M-2026-000001',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    keepUntil: '2036-12-01',
  })
  const kept = await findDocument(db, subject, document.id)
  expect(Buffer.from(kept?.bytes ?? []).toString()).toBe('%PDF- receipt M-2026-000001')
})

test('issued again it is the very same file, in another language a copy under the same number', async () => {
  const db = await testDb()
  const first = await issue(db, aReceipt())

  const again = await issue(db, aReceipt({ make: () => Buffer.from('%PDF- something else') }))
  const arabic = await issue(db, aReceipt({ locale: 'ar' }))

  expect(again.document).toEqual(first.document)
  expect(Buffer.from(again.bytes)).toEqual(Buffer.from(first.bytes))
  expect(arabic.document).toMatchObject({ number: 'M-2026-000001', isOriginal: false, locale: 'ar' })
})

test('numbers have no gap and no double when many are issued at once, some of them in vain', async () => {
  const db = await testDb()
  const failing = (index: number) => index % 4 === 3

  const results = await Promise.allSettled(
    Array.from({ length: 24 }, (_, index) =>
      issue(
        db,
        aReceipt({
          source: `attempt-${index}`,
          make: (number) => {
            if (failing(index)) throw new Error('the printer is out of paper')
            return Buffer.from(`%PDF- ${number}`)
          },
        }),
      ),
    ),
  )

  const numbers = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value.document.number] : []))
  expect(numbers.toSorted()).toEqual(
    Array.from({ length: 18 }, (_, index) => `M-2026-${String(index + 1).padStart(6, '0')}`),
  )
})

test('one occasion asked for by many at once is one document', async () => {
  const db = await testDb()

  const all = await Promise.all(Array.from({ length: 8 }, () => issue(db, aReceipt())))

  expect(new Set(all.map(({ document }) => document.id)).size).toBe(1)
  expect((await issue(db, aReceipt({ source: 'attempt-2' }))).document.number).toBe('M-2026-000002')
})

test('every kind and every year has numbers of its own; vouchers have none', async () => {
  const db = await testDb()
  await issue(db, aReceipt())

  const others = [
    await issue(db, aReceipt({ kind: 'refund-note' })),
    await issue(db, aReceipt({ source: 'later' }), new Date('2026-12-31T21:00:00Z')),
    await issue(db, aReceipt({ kind: 'voucher' })),
  ]

  expect(others.map(({ document }) => document.number)).toEqual(['I-2026-000001', 'M-2027-000001', null])
})

test('another subject’s document is not found', async () => {
  const db = await testDb()
  const { document } = await issue(db, aReceipt())

  expect(await findDocument(db, { kind: 'order', ref: 'order-2' }, document.id)).toBeUndefined()
  expect(await findDocument(db, { kind: 'link', ref: 'order-1' }, document.id)).toBeUndefined()
  expect(await findDocument(db, subject, 'no-id')).toBeUndefined()
})

test('nobody changes or removes what was issued, and no hash can lie', async () => {
  const db = await testDb()
  const { document } = await issue(db, aReceipt())

  await expect(sql`update issued_documents set title = 'x'`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`delete from issued_documents`.execute(db)).rejects.toThrow('never changed')
  await expect(sql`truncate issued_documents cascade`.execute(db)).rejects.toThrow('never changed')
  await expect(
    sql`insert into issued_documents (subject_kind, subject_ref, kind, source, locale, number, is_original, version, title, sha256, bytes, keep_until)
      select subject_kind, subject_ref, kind, 'x', locale, 'M-1', false, version, title, sha256, 'other'::bytea, keep_until from issued_documents`.execute(
      db,
    ),
  ).rejects.toThrow('issued_documents_check')
  expect((await listDocuments(db, subject)).map(({ id }) => id)).toEqual([document.id])
})

test('a mail carries the kept bytes once, and the document knows to whom it went', async () => {
  const db = await testDb()
  const file = await issue(db, aReceipt())
  const mail = { key: 'receipt', to: 'ayse@example.com', locale: 'tr', subject: 's', html: 'h', text: 't' } as const
  const send = () => db.transaction().execute((tx) => mailDocuments(tx, mail, [file], noon))

  expect([await send(), await send()]).toEqual([true, false])

  const [listed] = await listDocuments(db, subject)
  expect(listed?.deliveries).toEqual([
    { to: 'ayse@example.com', queuedAt: noon, sentAt: null, mailId: expect.any(String) },
  ])
})
