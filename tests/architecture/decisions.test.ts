import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'docs/decisions'
const files = readdirSync(folder).filter((name) => name !== 'README.md')
const numbers = files.map((name) => name.slice(0, 4))

test.each(files)('%s says its number, date and state', (name) => {
  const [title, gap, head = ''] = readFileSync(`${folder}/${name}`, 'utf8').split('\n')

  expect(title).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`))
  expect(gap).toBe('')
  expect(head).toMatch(/^\*\*Date\*\* \d{4}-\d{2}-\d{2}\. \*\*State\*\* (in force|replaced by \[\d{4}\]).*\.$/)
  for (const [, shown = '', file = ''] of head.matchAll(/\[(\d{4})\]\(([^)]+)\)/g))
    expect([shown, files.includes(file)]).toEqual([file.slice(0, 4), true])
})

test('no number is given twice, and those that are missing are explained', () => {
  const last = Math.max(...numbers.map(Number))
  const explained = readFileSync(`${folder}/README.md`, 'utf8').split('\n').at(-2) ?? ''
  const missing = Array.from({ length: last }, (_, at) => String(at + 1).padStart(4, '0')).filter(
    (number) => !numbers.includes(number) && !explained.includes(number),
  )

  expect(new Set(numbers).size).toBe(files.length)
  expect(missing).toEqual([])
})
