import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { countPlaywright, countVitest } from './test-reports.ts'

function aReport(content: object): string {
  const directory = mkdtempSync(join(tmpdir(), 'report-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const file = join(directory, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a failed test is named with what it said, without colours, a file that broke with its own words', () => {
  const failed = { fullName: 'adds up', status: 'failed', failureMessages: ['\u001B[31mexpected 1 to be 2\u001B[39m'] }
  const results = [
    { name: 'sum.test.ts', status: 'failed', assertionResults: [{ fullName: 'is fine', status: 'passed' }, failed] },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ]
  const report = { numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2, testResults: results }
  expect(countVitest(aReport(report))).toEqual({
    passed: 1,
    failed: 1,
    faults: ['sum.test.ts › adds up\n    expected 1 to be 2', 'broken.test.ts\n    Cannot find module'],
  })
})

test('a failed journey is named with the first lines of its error', () => {
  const message = Array.from({ length: 40 }, (_, index) => `line ${index + 1}`).join('\n')
  const journey = { file: 'pay.spec.ts', title: 'pays', ok: false, tests: [{ results: [{ errors: [{ message }] }] }] }
  const suites = [{ specs: [], suites: [{ specs: [journey] }] }]
  const { failed, faults } = countPlaywright(aReport({ stats: { expected: 2, unexpected: 1 }, suites }))
  expect(failed).toBe(1)
  expect(faults?.[0]).toMatch(/^pay\.spec\.ts › pays\n {4}line 1\n/)
  expect(faults?.[0]).not.toContain('line 20')
})
