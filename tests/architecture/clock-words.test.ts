import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { grepLines } from '../setup/grep-lines.ts'

const clockWords = /\b(?:current_(?:date|time|timestamp)|localtime(?:stamp)?)\b/

const merged = ['0236_promises.sql', '0262_departure_changes.sql']

test('the database is asked for the time by functions, which tests can shift, and not by words', async () => {
  const folders = ['app', 'modules', 'platform', 'server']
  const lines = (await Promise.all(folders.map((folder) => grepLines(folder, clockWords)))).flat()
  const migrations = (await readdir('db/migrations')).toSorted()
  const texts = await Promise.all(migrations.map((name) => readFile(join('db/migrations', name), 'utf8')))

  expect(lines).toEqual([])
  expect(migrations.filter((_name, at) => clockWords.test(texts[at] ?? ''))).toEqual(merged)
})
