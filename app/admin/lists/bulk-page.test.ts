import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { findStaffTour } from '#modules/catalog/index.server.ts'
import { aDeparture } from '#modules/catalog/testing/builders.ts'
import { findStaffReview } from '#modules/content/index.server.ts'
import { aReview } from '#modules/content/testing/a-review.ts'
import { findStaffRequest } from '#modules/engagement/index.server.ts'
import { aStoredQuestion } from '#modules/engagement/testing/stored-requests.ts'
import { staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

const desk = aStaffMember()

async function aDesk() {
  const db = await testDb()
  const app = await testApp({ db })
  const { headers } = await staffSignedIn(db)
  const sent = {
    method: 'POST',
    headers: { ...headers, origin: 'http://kafile.test', 'content-type': 'application/x-www-form-urlencoded' },
  }
  return {
    db,
    preview: async (list: string, query: string) => getPage(app, `/admin/lists/${list}/bulk?${query}`, headers),
    confirm: (list: string, body: string) =>
      app.respond(new Request(`http://kafile.test/admin/lists/${list}/bulk`, { ...sent, body })),
  }
}

test('the preview says what would happen to each departure, and changes none', async () => {
  const { db, preview } = await aDesk()
  const { id: open } = await aDeparture(db, { departsOn: '2030-02-12' })
  const { id: closed } = await aDeparture(db, { departsOn: '2030-03-12', status: 'cancelled' })
  const acts = (await listAuditEntries(db, { page: 1, pageSize: 1 })).total

  const page = await (await preview('tours', `act=close&id=${open}&id=${closed}&id=nobody`)).text()

  expect(page.match(/name="id" value="([^"]+)"/g)).toHaveLength(2)
  expect((await findStaffTour(db, desk, open))?.departure?.status).toBe('published')
  expect((await listAuditEntries(db, { page: 1, pageSize: 1 })).total).toBe(acts)
})

test('chosen departures are closed at once, and one that may not be is left out', async () => {
  const { db, preview, confirm } = await aDesk()
  const { id: open } = await aDeparture(db, { departsOn: '2030-02-12' })
  const { id: draft } = await aDeparture(db, { departsOn: '2030-03-12', status: 'draft' })
  expect(await (await preview('tours', `act=close&id=${draft}`)).text()).toContain(
    'This status cannot follow the current one.',
  )

  const done = await confirm('tours', `act=close&id=${open}&id=${draft}`)

  expect(done.headers.get('location')).toBe('/admin/tour/allTours?bulk=1')
  expect((await findStaffTour(db, desk, open))?.departure?.status).toBe('closed')
  expect((await findStaffTour(db, desk, draft))?.departure?.status).toBe('draft')
})

test('waiting reviews are approved at once', async () => {
  const { db, confirm } = await aDesk()
  const review = await aReview(db)

  const done = await confirm('reviews', `act=approve&id=${review}`)

  expect(done.headers.get('location')).toBe('/admin/reviews?bulk=1')
  expect((await findStaffReview(db, desk, review))?.status).toBe('approved')
})

test('requests are taken up by whoever chose them', async () => {
  const { db, preview, confirm } = await aDesk()
  const id = await aStoredQuestion(db)
  expect((await preview('requests', `act=take&id=information-${id}`)).status).toBe(200)

  await confirm('requests', `act=take&id=information-${id}`)

  const request = await findStaffRequest(db, desk, { kind: 'information', id })
  expect(request).toMatchObject({ state: 'in_progress', assignee: { name: expect.any(String) } })
})

test('an act that a list does not know is refused, and so is a list without acts', async () => {
  const { preview } = await aDesk()

  expect((await preview('tours', 'act=approve&id=x')).status).toBe(400)
  expect((await preview('audit', 'act=approve&id=x')).status).toBe(404)
})
