import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** What one run of the bench has measured: on which day, how quick the machine was, and every figure by its name. */
export type KeptRun = { on: string; machineMs: number; figures: Record<string, number> }

export type Direction = 'at least' | 'at most'

/** Something that is measured, and what it is held to. */
export type Figure = {
  name: string
  value: number
  bar: number
  direction: Direction
  /** Whether a machine that is twice as slow takes twice as long for it. Sizes and ratios are the same everywhere. */
  isTime: boolean
}

export type Compared = Figure & { before: number | undefined; isWorse: boolean }

/** What differs by less is no more than the next run of the same program. */
const WORSE = 0.1

/** The runs that are kept, the oldest first. */
export function readRuns(path: string): KeptRun[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptRun[]) : []
}

export function keepRun(path: string, run: KeptRun): KeptRun[] {
  const runs = [...readRuns(path).filter(({ on }) => on !== run.on), run]
  writeFileSync(path, `${JSON.stringify(runs, null, 2)}\n`)
  return runs
}

/** Each figure beside that of the run before, as it would have been on the machine of this one. */
export function compare(figures: readonly Figure[], machineMs: number, before: KeptRun | undefined): Compared[] {
  return figures.map((figure) => {
    const kept = before?.figures[figure.name]
    if (before === undefined || kept === undefined) return { ...figure, before: undefined, isWorse: false }
    const scaled = figure.isTime ? kept * slowness(figure, machineMs / before.machineMs) : kept
    const isWorse =
      figure.direction === 'at most' ? figure.value > scaled * (1 + WORSE) : figure.value < scaled * (1 - WORSE)
    return { ...figure, before: scaled, isWorse }
  })
}

/** On a slower machine a time is longer, and what is done in a second less. */
function slowness({ direction }: Figure, factor: number): number {
  return direction === 'at most' ? factor : 1 / factor
}
