import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { readUses } from './import-graph.ts'
import { fitting, relatedTests } from './nearest-tests.ts'
import type { Step } from './run-step.ts'
import type { Outcome } from './test-reports.ts'

const SOURCE = /\.tsx?$/

/** What two cores do in a minute and a half, beside the reading of the sources and with room for a busy machine. */
const SECONDS_OF_TESTS = 220

/**
 * The tests that work since `main`, committed or not, can have broken: rules, data and pages, the nearest first, as many
 * as fit into two minutes. What is left to the whole check, journeys among it, is named.
 */
export function changedTests(report: readonly string[], count: () => Outcome): Step[] {
  const changed = changedFiles().filter((file) => existsSync(file) && SOURCE.test(file))
  const sources = new Map(git('ls-files', '*.ts', '*.tsx', ...changed).map((file) => [file, readSource(file)]))
  const { taken, left } = fitting(relatedTests(changed, readUses(sources), sources), SECONDS_OF_TESTS)
  console.log(`${taken.length} files of tests are near what changed and run.`)
  if (left.length > 0)
    console.log(`${left.length} more are left to the whole check, the nearest of them:\n${namesOf(left.slice(0, 10))}`)
  if (taken.length === 0) return []
  const words = ['test:unit', '--', ...taken.map(({ file }) => file), ...report]
  return [{ name: 'tests of what changed', words, count }]
}

function namesOf(tests: readonly { file: string }[]): string {
  return tests.map(({ file }) => `  ${file}`).join('\n')
}

function readSource(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function changedFiles(): string[] {
  const since = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD'
  return [...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')])]
}

function git(...words: string[]): string[] {
  return execFileSync('git', words, { encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .split('\n')
    .filter(Boolean)
}
