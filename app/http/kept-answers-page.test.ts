import { expect, test } from 'vitest'
import { aStaffMember } from '#modules/accounts/testing/builders.ts'
import { changeWriting, findWriting, siteSetting } from '#modules/content/index.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import { countQueries } from '#tests/setup/count-queries.ts'
import { layOutSeason } from '#tests/setup/demo-site.ts'
import { testDatabase } from '#tests/setup/test-db.ts'
import { aSite } from '#tests/setup/test-site.ts'

/** Two programs on one database. */
async function twoPrograms() {
  const database = await testDatabase('embedded')
  await layOutSeason(database.db)
  const { db, counted } = countQueries(database.db)
  const here = await aSite({ ...database, db })
  const there = await aSite(database)
  return { db: database.db, counted, here, there }
}

test('what every page shows is asked for once, and again after a change', { timeout: 60_000 }, async () => {
  const { db, counted, here, there } = await twoPrograms()
  await here.ask('/tr/nowhere')
  await there.ask('/tr/nowhere')
  counted.queries = 0

  await here.ask('/tr/nowhere-else')
  const afterOne = counted.queries
  const site = await readSetting(db, siteSetting)
  await writeSetting(db, siteSetting, { ...site, phone: '+902129998877' })
  const answers = [await here.ask('/tr/nowhere'), await there.ask('/tr/nowhere')]

  // Whether the address has moved.
  expect(afterOne).toBe(1)
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  for (const { text } of answers) expect(text).toContain('+902129998877')
})

test('a page that is withdrawn leaves the menus of every program', { timeout: 60_000 }, async () => {
  const { db, here, there } = await twoPrograms()
  const link = '/tr/page/hakkimizda'
  const shown = [await here.ask('/tr/nowhere'), await there.ask('/tr/nowhere')]

  const writing = await findWriting(db, aStaffMember(), { kind: 'page', key: 'about-us' })
  if (!writing) throw new Error('it is written')
  const { texts, facts, publication, version } = writing
  const draft = { texts, facts, publication: { ...publication, tr: { state: 'draft' as const } } }
  await changeWriting(db, aStaffMember(), { kind: 'page', key: 'about-us', version, draft }, new Date())
  const hidden = [await here.ask('/tr/nowhere'), await there.ask('/tr/nowhere')]

  for (const { text } of shown) expect(text).toContain(`href="${link}"`)
  for (const { text } of hidden) expect(text).not.toContain(`href="${link}"`)
})
