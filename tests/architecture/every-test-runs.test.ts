import { execFileSync } from 'node:child_process'
import { join, matchesGlob } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

type Project = { test: { name: string; include: string[]; exclude?: string[] } }

type Config = { default: { test: { projects: Project[] } } }

test('every file of tests belongs to one project: none is left out of the check, none runs twice', async () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx'], { cwd: root, encoding: 'utf8' })
  const { default: config } = (await import(pathToFileURL(join(root, 'vitest.config.ts')).href)) as Config
  const { projects } = config.test
  const isIn = (file: string, { test: { include, exclude = [] } }: Project) =>
    include.some((glob) => matchesGlob(file, glob)) && !exclude.some((glob) => matchesGlob(file, glob))

  const wrong = files
    .split('\n')
    .filter(Boolean)
    .map((file) => [file, ...projects.filter((project) => isIn(file, project)).map((each) => each.test.name)])
    .filter((found) => found.length !== 2)

  expect(wrong).toEqual([])
})
