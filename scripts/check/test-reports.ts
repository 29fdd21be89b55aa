import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** `faults` names each failed test, with the first lines of what it said. */
export type Outcome = { passed: number; failed: number; faults?: string[] }

const LINES_OF_A_FAULT = 16

/** What a file of tests took, in milliseconds. */
export type FileTime = { file: string; ms: number }

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numFailedTestSuites: number
  testResults: {
    name: string
    status: string
    message?: string
    startTime: number
    endTime: number
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

type PlaywrightReport = { stats: { expected: number; unexpected: number }; suites: PlaywrightSuite[] }

type PlaywrightSuite = { suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] }

type PlaywrightSpec = {
  file: string
  title: string
  ok: boolean
  tests: { results: { duration: number; errors?: { message?: string }[] }[] }[]
}

export function countVitest(reportFile: string): Outcome {
  const report = readReport<VitestReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    faults: report.testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const failed = assertionResults.filter(({ status }) => status === 'failed')
        if (failed.length === 0) return [fault(name, [message])]
        return failed.map(({ fullName, failureMessages }) => fault(`${name} › ${fullName}`, failureMessages))
      }),
  }
}

export function countPlaywright(reportFile: string): Outcome {
  const report = readReport<PlaywrightReport>(reportFile)
  if (!report) return { passed: 0, failed: 1 }
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected,
    faults: specsOf(report.suites)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => {
        const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? [])
        return fault(
          `${file} › ${title}`,
          errors.map(({ message }) => message),
        )
      }),
  }
}

function fault(name: string, messages: readonly (string | undefined)[] = []): string {
  const lines = stripVTControlCharacters(messages.join('\n')).split('\n').filter(Boolean)
  return [name, ...lines.slice(0, LINES_OF_A_FAULT)].join('\n    ')
}

/** How long each file of the reports took; nothing of a report that is not there. */
export function fileTimes(unitReports: readonly string[], journeyReport: string): FileTime[] {
  const unit = unitReports.flatMap((file) => readReport<VitestReport>(file)?.testResults ?? [])
  const specs = specsOf(readReport<PlaywrightReport>(journeyReport)?.suites ?? [])
  const journeys = [...Map.groupBy(specs, ({ file }) => file)].map(([file, ofFile]) => ({
    file: `tests/e2e/${file}`,
    ms: ofFile
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((total, { duration }) => total + duration, 0),
  }))
  return [...unit.map(({ name, startTime, endTime }) => ({ file: name, ms: endTime - startTime })), ...journeys]
}

function specsOf(suites: readonly PlaywrightSuite[]): PlaywrightSpec[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [...specs, ...specsOf(inner)])
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return undefined
  }
}
