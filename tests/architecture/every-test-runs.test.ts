import { execFileSync } from 'node:child_process'
import { join, matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import config from '../../vitest.config.ts'

const root = join(import.meta.dirname, '../..')

type Project = { test: { name: string; include: string[]; exclude?: string[] } }

test('every file of tests belongs to one project: none is left out of the check, none runs twice', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' })
  const projects = (config.test?.projects ?? []) as Project[]
  const isIn = (file: string, { test: { include, exclude = [] } }: Project) =>
    include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob))

  const wrong = files
    .split('\n')
    .filter(Boolean)
    .map((file) => [file, ...projects.filter((project) => isIn(file, project)).map((each) => each.test.name)])
    .filter((found) => found.length !== 2)

  expect(wrong).toEqual([])
})
