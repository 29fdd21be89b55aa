import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Step } from './run-step.ts'
import type { Outcome } from './test-reports.ts'

const SOURCE = /\.tsx?$/
const PAGE_TEST = /-(page|resource)\.test\.tsx?$/

/**
 * The tests that work since `main`, committed or not, can have broken: those that import what changed, and those of pages
 * that lie beside it (pages are loaded by name, so imports do not lead to them). Journeys are left to the whole check.
 */
export function changedTests(report: readonly string[], count: () => Outcome): Step[] {
  const changed = changedFiles().filter((file) => existsSync(file) && SOURCE.test(file))
  const beside = pageTestsBeside(changed)
  return [
    ...(changed.length > 0
      ? [{ name: 'tests of what changed', words: ['test:related', '--', ...changed, ...report], count }]
      : []),
    ...(beside.length > 0 ? [{ name: 'tests of pages beside it', words: ['test:unit', '--', ...beside] }] : []),
  ]
}

function changedFiles(): string[] {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean)
  const since = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  return [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])]
}

/** The tests of pages in the folder of a changed file or the nearest one above it that has any. */
function pageTestsBeside(changed: readonly string[]): string[] {
  const found = new Set<string>()
  for (const file of changed.filter((each) => each.startsWith('app/'))) {
    for (let folder = dirname(file); folder !== 'app' && folder !== '.'; folder = dirname(folder)) {
      const tests = globSync(`${folder}/**/*.test.{ts,tsx}`).filter((each) => PAGE_TEST.test(each))
      for (const test of tests) found.add(test)
      if (tests.length > 0) break
    }
  }
  return [...found]
}
