/**
 * Every check of the product in one run, the same on a developer's machine and in CI.
 * A failed step does not hide the next ones; the last lines name the failed tests again and count the steps and the tests.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Outcome = { passed: number; failed: number; names?: string[]; repeated?: string[] }

type Step = { name: string; script: string; words?: string[]; count?: (reportFile: string) => Outcome }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: PlaywrightSuite[]
}

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }

type PlaywrightSpec = { file: string; title: string; ok: boolean; tests: { status: string }[] }

const reports = mkdtempSync(join(tmpdir(), 'kafile-check-'))
const total: Outcome = { passed: 0, failed: 0 }
const broken: string[] = []
const failedTests: string[] = []
const repeatedTests: string[] = []

const steps: Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'styles', script: 'lint:css' },
  { name: 'types', script: 'types' },
  { name: 'boundaries', script: 'boundaries' },
  { name: 'unused code', script: 'knip' },
  { name: 'requirements', script: 'requirements' },
  { name: 'unit and database tests', script: 'test:unit', words: vitestReport('unit'), count: countVitest },
  { name: 'build', script: 'build' },
  { name: 'journeys', script: 'e2e', count: countPlaywright },
]

const started = performance.now()
for (const step of steps) {
  console.log(`\n── ${step.name} ──`)
  const outcome = runStep(step)
  total.passed += outcome.passed
  total.failed += outcome.failed
  if (outcome.failed > 0) broken.push(`${step.name} (${outcome.failed})`)
  failedTests.push(...(outcome.names ?? []))
  repeatedTests.push(...(outcome.repeated ?? []))
}
rmSync(reports, { recursive: true, force: true })

for (const name of repeatedTests) console.log(`\nPassed at the second try only: ${name}`)
for (const name of failedTests) console.log(`\nFailed: ${name}`)
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\nChecked in ${seconds} s. ${broken.length > 0 ? `Not in order: ${broken.join(', ')}.` : 'All in order.'}`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)

function runStep(step: Step): Outcome {
  const reportFile = join(reports, `${step.script.replace(':', '-')}.json`)
  const words = step.words ?? []
  const done = spawnSync('npm', ['run', '--silent', step.script, ...(words.length > 0 ? ['--', ...words] : [])], {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
  })
  const isFine = done.status === 0
  const counted = step.count?.(reportFile)
  if (!counted) return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1 }
  // A runner that dies before or after its tests must not look like a clean pass.
  return isFine || counted.failed > 0 ? counted : { passed: counted.passed, failed: 1 }
}

function vitestReport(name: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, `test-${name}.json`)}`]
}

function countVitest(reportFile: string): Outcome {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    names: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        return failed.length > 0 ? failed.map(({ fullName }) => `${name} › ${fullName}`) : [name]
      }),
  }
}

function countPlaywright(reportFile: string): Outcome {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    names: namesOf(report.suites, ({ ok }) => !ok),
    repeated: namesOf(report.suites, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
  }
}

function namesOf(suites: readonly PlaywrightSuite[], isMeant: (spec: PlaywrightSpec) => boolean): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.filter(isMeant).map(({ file, title }) => `${file} › ${title}`),
    ...namesOf(inner, isMeant),
  ])
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
