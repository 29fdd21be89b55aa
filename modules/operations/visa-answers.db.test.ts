import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { takeVisaAnswers, visaAnswersOf } from './take-visa-answers.server.ts'
import { aVisaDay } from './testing/a-visa-day.ts'

const now = new Date('2027-01-12T09:10:00Z')

/** Three who were handed in, with passports that differ. */
async function aBatch() {
  const day = await aVisaDay(now)
  await day.make()
  const take = async (text: string, version?: number) =>
    takeVisaAnswers(day.db, day.admin, { date: day.date, version: version ?? (await day.seen()).version, text }, now)
  const rows = async () =>
    (await day.batches()).flatMap((batch) =>
      batch.rows.map(({ state, applicationNo, reason }) => [state, applicationNo, reason]),
    )
  return { ...day, take, rows }
}

test('answers are written down all at once, move the visas, and leave what named nobody', async () => {
  const { take, rows, steps, seen } = await aBatch()

  const taken = await take(
    '1; E900101; approved\nkimse bilinmiyor\n2; E900102; rejected: photo\n3; E900103; pending\n9; approved',
  )

  expect(taken).toEqual({ ok: true, value: { taken: 3, left: 'kimse bilinmiyor\n9; approved' } })
  expect(Object.values(await steps())).toEqual(['granted', 'refused', 'applied'])
  expect(await rows()).toEqual([
    ['granted', 'E900101', ''],
    ['refused', 'E900102', 'photo'],
    ['sent', 'E900103', ''],
  ])
  expect((await seen()).travellers.map(({ visaOn }) => visaOn)).toEqual(['2027-01-12', '2027-01-12', '2027-01-12'])
  expect((await take('E900103 granted')).ok).toBe(true)
  expect(Object.values(await steps())).toEqual(['granted', 'refused', 'granted'])
})

test('reading writes nothing, and an answer to a day that somebody changed, or to nobody, is refused', async () => {
  const { db, admin, take, rows, seen } = await aBatch()
  const before = await rows()

  const read = await visaAnswersOf(db, admin, await seen(), '1 approved')

  expect(read).toMatchObject([{ answer: 'granted' }])
  expect(await take('1 approved', (await seen()).version - 1)).toMatchObject({ error: { code: 'edit-conflict' } })
  expect(await take('77 approved')).toMatchObject({ error: { code: 'nobody-named' } })
  expect(await rows()).toEqual(before)
})

test('a batch that was withdrawn is answered by nobody, and a corrected answer stands', async () => {
  const { db, take, withdraw, batches, steps } = await aBatch()
  await take('1 rejected: photo')
  await take('1 approved')
  expect((await steps())['Ayşe']).toBe('granted')
  await withdraw((await batches())[0]?.id ?? '')

  expect(await take('2 approved')).toMatchObject({ error: { code: 'nobody-named' } })
  const { rows } = await sql<{
    sent: number
  }>`select count(*)::int as sent from visa_rows where state = 'sent'`.execute(db)
  expect(rows).toEqual([{ sent: 0 }])
})
