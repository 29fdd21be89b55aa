import { relative } from 'node:path'
import { fileTimes } from './test-reports.ts'

const SHOWN = 10

/** The ten files of tests that took the longest, as lines for whoever wants the check to be quicker. */
export function slowestFiles(unitReports: readonly string[], journeyReport: string): string[] {
  const slowest = fileTimes(unitReports, journeyReport)
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, SHOWN)
  if (slowest.length === 0) return []
  return [
    '\nWhere the time of the tests went:',
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${relative(process.cwd(), file)}`),
    '',
  ]
}
