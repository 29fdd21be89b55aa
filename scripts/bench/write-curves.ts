import { writeFileSync } from 'node:fs'
import type { KeptRun } from './kept-figures.ts'

/** What a page of the documentation shows as one picture: figures of one unit. */
export type Curve = { title: string; unit: string; isTime: boolean; names: readonly string[] }

/**
 * Writes the page with the curves: for each group of figures a picture over the kept runs and a table below it. Times are
 * those of the machine of the first run.
 */
export function writeCurves(path: string, runs: readonly KeptRun[], curves: readonly Curve[]): void {
  const parts = curves.map((curve) => drawCurve(curve, runs))
  writeFileSync(path, `${[HEAD, ...parts].join('\n\n')}\n`)
}

const HEAD = `# Speed over time

Written by \`npm run bench -- --keep\` from [speed.json](speed.json): do not edit. Times are milliseconds of processor time of
the program, turned into those of the machine of the first run by a piece of work that never changes. What is measured and
what it is held to stands in \`scripts/bench/bench.ts\`; a run without \`--keep\` compares itself with the last one here and
fails where a figure has got more than a tenth worse.`

function drawCurve({ title, unit, isTime, names }: Curve, runs: readonly KeptRun[]): string {
  const [first] = runs
  const rows = runs.map((run) => {
    const factor = isTime && first ? first.machineMs / run.machineMs : 1
    return { on: run.on, values: names.map((name) => run.figures[name]).map((value) => value && value * factor) }
  })
  const lines = names.map((_, at) => `  line [${rows.map(({ values }) => round(values[at] ?? 0)).join(', ')}]`)
  const days = rows.map(({ on }) => `"${on}"`).join(', ')
  return [
    `## ${title}`,
    '',
    [
      '```mermaid',
      'xychart-beta',
      `  title "${title}"`,
      `  x-axis [${days}]`,
      `  y-axis "${unit}"`,
      ...lines,
      '```',
    ].join('\n'),
    '',
    `| ${unit} | ${rows.map(({ on }) => on).join(' | ')} |`,
    `|---|${rows.map(() => '--:').join('|')}|`,
    ...names.map((name, at) => `| ${name} | ${rows.map(({ values }) => cell(values[at])).join(' | ')} |`),
  ].join('\n')
}

function cell(value: number | undefined): string {
  return value === undefined ? '' : String(round(value))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
