import { expect, test } from 'vitest'
import { recordAudit } from '#modules/audit/index.server.ts'
import { money } from '#kernel/money.ts'
import { writeCursor } from '#kernel/feed-position.ts'
import { plainDate } from '#kernel/plain-date.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aLog(acts: number) {
  const db = await testDb()
  const { headers, userId } = await staffSignedIn(db, { staffRole: 'owner' })
  const app = await testApp({ db })
  const act = (number: number) =>
    recordAudit(
      db,
      {
        actor: { id: userId },
        action: 'payment.receive',
        subject: { kind: 'payment', id: `p-${number}` },
        before: { total: money(0, 'USD'), parts: [{ amount: money(-5_050, 'TRY'), note: 'x' }] },
        after: { total: money(number * 100, 'USD'), minor: 3 },
      },
      new Date(),
    )
  for (let number = 1; number <= acts; number += 1) await act(number)
  const get = (query = '') => getPage(app, `/api/v1/admin/audit?action=payment${query}`, headers)
  return { get, act }
}

test('the log is read on without gaps or repeats while somebody acts', async () => {
  const { get, act } = await aLog(5)
  const seen: string[] = []
  let cursor: string | null = ''

  while (cursor !== null) {
    const answer = await get(`&limit=2${cursor && `&cursor=${cursor}`}`)
    const { data, meta } = await answer.json()
    seen.push(...data.map(({ subject }: { subject: { id: string } }) => subject.id))
    expect(answer.headers.get('link')?.includes(`cursor=${meta.nextCursor}`) ?? meta.nextCursor === null).toBe(true)
    cursor = meta.nextCursor
    await act(9)
  }

  expect(seen).toEqual(['p-5', 'p-4', 'p-3', 'p-2', 'p-1'])
})

test('the oldest first go on with what is newer', async () => {
  const { get } = await aLog(3)

  const first = await (await get('&limit=2&sort=sequence')).json()
  const second = await (await get(`&limit=2&sort=sequence&cursor=${first.meta.nextCursor}`)).json()

  expect(first.meta.total).toBe(3)
  expect(second.data).toMatchObject([{ subject: { id: 'p-3' } }])
  expect(second.meta.nextCursor).toBeNull()
})

test.each(['broken', btoa('audit 99'), btoa('audit 0'), writeCursor({ on: plainDate('2027-01-01'), id: 'r1' })])(
  'a cursor that names no entry is refused: %s',
  async (cursor) => {
    const { get } = await aLog(1)

    const answer = await get(`&cursor=${encodeURIComponent(cursor)}`)

    expect([answer.status, (await answer.json()).code]).toEqual([400, 'cursor_invalid'])
  },
)

test('whoever asks for pages gets pages, but not of a feed', async () => {
  const { get } = await aLog(3)

  const page = await (await get('&page=2&pageSize=2')).json()
  const both = await get('&page=2&cursor=x')

  expect(page.meta).toEqual({ page: 2, pageSize: 2, total: 3, pageCount: 2, range: { from: 3, to: 3 } })
  expect(both.status).toBe(400)
})

test('amounts are told as everywhere in calls', async () => {
  const { get } = await aLog(1)

  const { data } = await (await get()).json()

  expect(data).toMatchObject([
    {
      before: {
        total: { amount: '0.00', currency: 'USD' },
        parts: [{ amount: { amount: '-50.50', currency: 'TRY' }, note: 'x' }],
      },
      after: { total: { amount: '1.00', currency: 'USD' }, minor: 3 },
    },
  ])
})
