/**
 * Every check of the product in one run, the same on a developer's machine and in CI; `--changed` runs what the work
 * since `main` touches. A failed step does not hide the next ones; the last lines name the failed tests again with
 * what they said, say where the time went, and count the steps and the tests.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changedTests } from './check/changed-tests.ts'
import { runStep, type Step } from './check/run-step.ts'
import { slowestFiles } from './check/slowest-files.ts'
import { countPlaywright, countVitest, type Outcome } from './check/test-reports.ts'

const reports = mkdtempSync(join(tmpdir(), 'kafile-check-'))
const pureReport = join(reports, 'pure.json')
const unitReport = join(reports, 'unit.json')
const journeyReport = join(reports, 'journeys.json')

const reading: Step[] = [
  { name: 'format', words: ['format:check'] },
  { name: 'lint', words: ['lint'] },
  { name: 'styles', words: ['lint:css'] },
  // Several checkers work out the same types, which costs half as much again; the other core builds meanwhile.
  { name: 'types', words: ['types', '--', '--checkers', '1'] },
  { name: 'boundaries', words: ['boundaries'] },
  { name: 'unused code', words: ['knip'] },
  { name: 'requirements', words: ['requirements'] },
]
/** What sees a fault of a few changed files. */
const quickReading = reading.filter(({ name }) => ['format', 'lint', 'types', 'requirements'].includes(name))
const building: Step[] = [
  { name: 'build', words: ['build'] },
  {
    name: 'tests of rules',
    words: ['test:unit', '--', '--project', 'pure', '--maxWorkers=1', ...reportedTo(pureReport)],
    count: () => countVitest(pureReport),
  },
]
const database: Step = {
  name: 'tests of data and pages',
  words: ['test:unit', '--', '--project', 'db', '--project', 'route', ...reportedTo(unitReport)],
  count: () => countVitest(unitReport),
}
const journeys: Step = {
  name: 'journeys',
  words: ['e2e'],
  settings: { PLAYWRIGHT_JSON_OUTPUT_FILE: journeyReport },
  count: () => countPlaywright(journeyReport),
}

const started = performance.now()
const outcomes = process.argv.includes('--changed') ? await checkChanges() : await checkAll()

for (const line of slowestFiles([pureReport, unitReport], journeyReport)) console.log(line)
rmSync(reports, { recursive: true, force: true })

for (const { step, seconds } of outcomes) console.log(`${String(seconds).padStart(5)} s  ${step}`)
for (const fault of outcomes.flatMap(({ faults = [] }) => faults)) console.log(`\nFailed: ${fault}`)
const broken = outcomes.filter(({ failed }) => failed > 0).map(({ step, failed }) => `${step} (${failed})`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\nChecked in ${seconds} s. ${broken.length > 0 ? `Not in order: ${broken.join(', ')}.` : 'All in order.'}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(broken.length > 0 ? 1 : 0)

async function checkChanges() {
  const tests = changedTests(reportedTo(unitReport), () => countVitest(unitReport))
  return (await Promise.all([inTurn(quickReading, 'held back'), inTurn(tests, 'held back')])).flat()
}

async function checkAll() {
  return [
    // Reading the sources, building and the tests of rules leave a core idle each; all others need both.
    ...(await Promise.all([inTurn(reading, 'held back'), inTurn(building, 'held back')])).flat(),
    ...(await inTurn([database, journeys])),
  ]
}

function reportedTo(file: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
}

async function inTurn(steps: readonly Step[], output: 'shown' | 'held back' = 'shown') {
  const done: (Outcome & { step: string; seconds: number })[] = []
  for (const step of steps) done.push(await runStep(step, output))
  return done
}

function sum(kind: 'passed' | 'failed'): number {
  return outcomes.reduce((total, outcome) => total + outcome[kind], 0)
}
