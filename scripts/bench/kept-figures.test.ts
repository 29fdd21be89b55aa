import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { compare, keepRun, readRuns, type Figure } from './kept-figures.ts'

const page: Figure = { name: 'page, ms', value: 10, bar: 15, direction: 'at most', isTime: true }
const orders: Figure = { name: 'orders a second', value: 100, bar: 300, direction: 'at least', isTime: true }
const script: Figure = { name: 'script, KB', value: 12, bar: 12, direction: 'at most', isTime: false }

describe('figures beside those that were kept', () => {
  it('nothing is worse where nothing was kept', () => {
    expect(compare([page], 100, undefined)).toEqual([{ ...page, before: undefined, isWorse: false }])
  })

  it.each([
    [page, 9.2, false],
    [page, 9, true],
    [orders, 111, false],
    [orders, 112, true],
    [script, 11, false],
    [script, 10.9, true],
  ])('%o is worse than %d: %s', (figure, kept, isWorse) => {
    const [found] = compare([figure], 100, { on: '2026-11-01', machineMs: 100, figures: { [figure.name]: kept } })
    expect(found?.isWorse).toBe(isWorse)
  })

  it('times are turned into those of this machine, sizes stay', () => {
    const figures = { [page.name]: 10, [orders.name]: 100, [script.name]: 12 }
    const found = compare([page, orders, script], 200, { on: '2026-11-01', machineMs: 100, figures })
    expect(found.map(({ before }) => before)).toEqual([20, 50, 12])
  })

  it('a second run of a day takes the place of the first', () => {
    const folder = mkdtempSync(join(tmpdir(), 'kafile-figures-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'speed.json')
    keepRun(path, { on: '2026-11-01', machineMs: 100, figures: { a: 1 } })
    keepRun(path, { on: '2026-11-02', machineMs: 100, figures: { a: 2 } })
    keepRun(path, { on: '2026-11-02', machineMs: 90, figures: { a: 3 } })
    expect(readRuns(path).map(({ figures }) => figures['a'])).toEqual([1, 3])
  })
})
