import { expect, test } from 'vitest'
import { locales } from '#kernel/locale.ts'
import { describedOperations } from '#tests/setup/call-operations.ts'
import { aSite } from '#tests/setup/test-site.ts'
import { testApp } from '#tests/setup/test-app.ts'
import { testDatabase } from '#tests/setup/test-db.ts'

const MIB = 1024 * 1024
/** Pages and posts may be longer than other bodies. */
const LONGEST_TEXT = 4 * MIB
/** A photograph of ten megabytes with what is said of it. */
const LARGEST_FILE = 11 * MIB

test('every operation with a body refuses one that is too large, over a socket, before anything reads it', async () => {
  const database = await testDatabase()
  const { operations } = await describedOperations(await testApp({ db: database.db }))
  const { ask } = await aSite(database)
  const faults: string[] = []

  for (const { id, method, path, body } of operations) {
    if (!body) continue
    const size = body.type === 'application/json' ? LONGEST_TEXT + 1 : LARGEST_FILE + 1
    const headers = { 'content-type': body.type, 'content-length': String(size) }
    const answer = await ask(path.replace(/\{\w+\}/g, 'x'), headers, method, 'a'.repeat(size))
    const said = answer.status === 413 ? JSON.parse(answer.text).code : answer.text.slice(0, 80)
    if (said !== 'too_large') faults.push(`${id} answered ${answer.status} ${said}`)
  }

  expect(faults).toEqual([])
}, 300_000)

test('the refusal is a problem in the language asked for, also when the size was not announced', async () => {
  const { ask } = await aSite()
  const said: [number, string | undefined, string | undefined][] = []

  for (const locale of locales) {
    const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
    const answer = await ask(`/api/v1/checkout?locale=${locale}`, headers, 'POST', ' '.repeat(MIB + 1))
    said.push([answer.status, answer.headers['content-type'], answer.headers['content-language']])
  }

  expect(said).toEqual(locales.map((locale) => [413, 'application/problem+json', locale]))
})
