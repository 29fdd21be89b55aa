import { expect, test } from 'vitest'
import { importQuiz } from '#modules/engagement/index.server.ts'
import { readQuizDeck } from '#db/seed/read-quiz-deck.ts'
import { listAuditEntries } from '#modules/audit/index.server.ts'
import { signedIn, staffSignedIn } from '#tests/setup/signed-in.ts'
import { getPage, testApp } from '#tests/setup/test-app.ts'
import { testDb } from '#tests/setup/test-db.ts'

async function aDesk(staffRole: 'content' | 'finance' = 'content') {
  const db = await testDb()
  await importQuiz(db, readQuizDeck())
  const app = await testApp({ db })
  const { token } = await staffSignedIn(db, { staffRole })
  const ask = async (method: string, path: string, body?: unknown, tag?: string) => {
    const answer = await app.respond(
      new Request(`http://kafile.test/api/v1/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(tag === undefined ? {} : { 'if-match': tag }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    return { status: answer.status, tag: answer.headers.get('etag') ?? '', body: text === '' ? null : JSON.parse(text) }
  }
  return { db, app, ask }
}

test('a year of holidays is replaced as a whole, and the public call tells it at once', async () => {
  const { db, app, ask } = await aDesk()
  const { tag, body } = await ask('GET', '/holidays/2027')
  const election = {
    tur: 'resmi',
    ad_tr: 'Seçim Günü',
    ad_en: 'Election Day',
    baslangic: '2027-06-06',
    bitis: '2027-06-06',
  }
  const changed = { ...body, resmi_tatiller: [...body.resmi_tatiller, election] }

  const blind = await ask('PUT', '/holidays/2027', changed)
  const saved = await ask('PUT', '/holidays/2027', changed, tag)
  const stale = await ask('PUT', '/holidays/2027', body, tag)

  expect([blind.status, saved.status, stale.status, stale.body.code]).toEqual([428, 200, 412, 'edit_conflict'])
  const shown = await (await getPage(app, '/api/v1/holidays?year=2027')).json()
  expect(shown.resmi_tatiller).toContainEqual(expect.objectContaining({ ad_en: 'Election Day' }))
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries[0]).toMatchObject({ action: 'content.change', subject: { kind: 'holidays', id: '2027' } })
})

test.each([
  [{ colour: 'red' }, 'unknown_field', '/colour'],
  [{ resmi_tatiller: [{ tur: 'dini' }] }, 'validation', '/resmi_tatiller/0/tur'],
])('a year with %j is refused', async (fields, code, pointer) => {
  const { ask } = await aDesk()
  const { tag, body } = await ask('GET', '/holidays/2027')

  const refused = await ask('PUT', '/holidays/2027', { ...body, ...fields }, tag)

  expect([refused.status, refused.body.code]).toEqual([422, code])
  expect(refused.body.errors).toContainEqual(expect.objectContaining({ pointer }))
})

test('the quiz is replaced as a whole, and visitors read it at once', async () => {
  const { app, ask } = await aDesk()
  const { tag, body } = await ask('GET', '/quiz/umrah')
  const changed = { ...body, intro: { ...body.intro, tr: 'Sizin için sekiz soru' } }

  const saved = await ask('PUT', '/quiz/umrah', changed, tag)

  expect([saved.status, saved.body.intro.tr]).toEqual([200, 'Sizin için sekiz soru'])
  expect(await (await getPage(app, '/tr/quiz')).text()).toContain('Sizin için sekiz soru')
  expect((await ask('GET', '/quiz')).body.data).toMatchObject([{ id: 'umrah', version: 2 }])
  expect((await ask('PUT', '/quiz/umrah', body, tag)).body.code).toBe('edit_conflict')
})

test('another quiz is prepared beside the one that visitors take, made the current one, and the old one taken away', async () => {
  const { db, app, ask } = await aDesk()
  const { body } = await ask('GET', '/quiz/umrah')
  const prepared = { id: 'ramadan', ...body, intro: { ...body.intro, tr: 'Ramazanda umre' } }

  const added = await ask('POST', '/quiz', prepared)
  const twice = await ask('POST', '/quiz', prepared)
  const early = (await (await getPage(app, '/tr/quiz')).text()).includes('Ramazanda umre')
  const blind = await ask('PATCH', '/quiz/ramadan', { isCurrent: true })
  const current = await ask('PATCH', '/quiz/ramadan', { isCurrent: true }, added.tag)

  expect([added.status, twice.status, twice.body.code, early]).toEqual([201, 409, 'link_taken', false])
  expect([blind.status, current.status]).toEqual([428, 200])
  expect(await (await getPage(app, '/tr/quiz')).text()).toContain('Ramazanda umre')
  expect(await (await getPage(app, '/api/v1/quiz')).json()).toMatchObject({ id: 'ramadan', version: 2 })
  expect((await ask('GET', '/quiz')).body.data).toEqual([
    { id: 'ramadan', version: 2, questions: 8, isCurrent: true },
    { id: 'umrah', version: 1, questions: 8, isCurrent: false },
  ])
  expect((await ask('DELETE', '/quiz/ramadan', undefined, '*')).body.code).toBe('in_use')
  expect((await ask('DELETE', '/quiz/umrah', undefined, '"old"')).status).toBe(412)
  expect((await ask('DELETE', '/quiz/umrah', undefined, '*')).status).toBe(204)
  expect((await ask('GET', '/quiz/umrah')).status).toBe(404)
  const { entries } = await listAuditEntries(db, { page: 1, pageSize: 5 })
  expect(entries.map(({ action, subject }) => [action, subject.id])).toEqual([
    ['content.remove', 'umrah'],
    ['content.change', 'ramadan'],
    ['content.create', 'ramadan'],
  ])
})

test.each([
  ['another name', '{metres} m, {minutes} min, {stars} stars'],
  ['a name less', '{metres} m'],
  ['a brace that stays open', '{metres} m, {minutes'],
])('a reason of a quiz with %s is refused at its place, with the names it may have', async (_, en) => {
  const { ask } = await aDesk()
  const { body, tag } = await ask('GET', '/quiz/umrah')
  const reasons = { ...body.reasons, 'near-match': { ...body.reasons['near-match'], en } }

  const refused = [
    await ask('PUT', '/quiz/umrah', { ...body, reasons }, tag),
    await ask('PATCH', '/quiz/umrah', { reasons }, tag),
    await ask('POST', '/quiz', { id: 'other', ...body, reasons }),
  ]

  const error = {
    pointer: '/reasons/near-match/en',
    code: 'validation',
    message:
      'Süslü ayraç içinde şu adların hepsi yazılmalı, başka ad yazılmamalı: \u2066{metres}\u2069, \u2066{minutes}\u2069.',
  }
  expect(refused.map(({ status, body: { errors } }) => [status, errors])).toEqual(refused.map(() => [422, [error]]))
})

test('a part of a quiz is changed by itself', async () => {
  const { ask } = await aDesk()
  const { tag, body } = await ask('GET', '/quiz/umrah')
  const intro = { tr: 'Kısa', en: 'Short', ar: 'قصير' }

  const changed = await ask('PATCH', '/quiz/umrah', { intro }, tag)
  const wrong = await ask('PATCH', '/quiz/umrah', { questions: [] }, changed.tag)

  expect(changed.body).toEqual({ ...body, intro })
  expect([wrong.status, wrong.body.code]).toEqual([422, 'validation'])
})

test('a quiz that offers lengths there are not is refused, and there is no other quiz', async () => {
  const { ask } = await aDesk()
  const { tag, body } = await ask('GET', '/quiz/umrah')
  const questions = body.questions.map((question: { id: string; options: unknown[] }) =>
    question.id === 'days' ? { ...question, options: question.options.slice(1) } : question,
  )

  const refused = await ask('PUT', '/quiz/umrah', { ...body, questions }, tag)

  expect([refused.status, (await ask('GET', '/quiz/hajj')).status]).toEqual([422, 404])
})

test.each(['/quiz', '/quiz/umrah', '/holidays/2027', '/media'])(
  '%s is for staff of the content alone',
  async (path) => {
    const { db, app, ask } = await aDesk('finance')
    const member = await signedIn(db)

    expect((await ask('GET', path)).status).toBe(403)
    expect((await getPage(app, `/api/v1/admin${path}`)).status).toBe(401)
    expect((await getPage(app, `/api/v1/admin${path}`, { authorization: `Bearer ${member.token}` })).status).toBe(403)
  },
)
