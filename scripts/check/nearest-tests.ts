import { dirname } from 'node:path'
import type { Sources, Uses } from './import-graph.ts'

const TEST = /\.test\.tsx?$/
const PAGE = /-(page|resource)\.tsx?$/
const PAGE_TEST = /-(page|resource)\.test\.tsx?$/
const CASES = /\b(?:test|it)(\.each|\.for)?[.(]/g

/** A test file with how far it is from what changed, in steps from file to file. */
export type RelatedTest = { file: string; distance: number; seconds: number }

/**
 * The tests that a change can break, the nearest first, each with about what it costs. Pages are loaded by their names, so no
 * import leads from a test of pages to its page: it counts as one that uses the pages of its folder, its namesake first.
 */
export function relatedTests(changed: readonly string[], uses: Uses, sources: Sources): RelatedTest[] {
  const distances = distancesFrom(changed, usersOf(uses))
  const tests = [...sources.keys()].filter((file) => TEST.test(file) && !file.startsWith('tests/e2e/'))
  return tests
    .map((file) => ({
      file,
      distance: Math.min(distances.get(file) ?? Infinity, pageDistance(file, distances)),
      seconds: secondsOf(file, sources.get(file) ?? ''),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((one, other) => one.distance - other.distance || one.seconds - other.seconds)
}

/** Takes the nearest that fit into `seconds`; one that does not fit makes room for a quicker one behind it. */
export function fitting(
  related: readonly RelatedTest[],
  seconds: number,
): { taken: RelatedTest[]; left: RelatedTest[] } {
  const taken: RelatedTest[] = []
  const left: RelatedTest[] = []
  let room = seconds
  for (const test of related) {
    if (test.seconds > room) left.push(test)
    else {
      taken.push(test)
      room -= test.seconds
    }
  }
  return { taken, left }
}

function usersOf(uses: Uses): Map<string, string[]> {
  const users = new Map<string, string[]>()
  for (const [file, used] of uses) for (const each of used) users.set(each, [...(users.get(each) ?? []), file])
  return users
}

function distancesFrom(changed: readonly string[], users: ReadonlyMap<string, readonly string[]>): Map<string, number> {
  const distances = new Map(changed.map((file) => [file, 0]))
  let edge = [...changed]
  for (let distance = 1; edge.length > 0; distance += 1) {
    const next = edge.flatMap((file) => users.get(file) ?? []).filter((file) => !distances.has(file))
    for (const file of next) distances.set(file, distance)
    edge = [...new Set(next)]
  }
  return distances
}

function pageDistance(test: string, distances: ReadonlyMap<string, number>): number {
  if (!PAGE_TEST.test(test)) return Infinity
  const namesake = test.replace('.test.', '.')
  const pages = [...distances].filter(([file]) => PAGE.test(file) && dirname(file) === dirname(test))
  const steps = pages.map(([file, distance]) => distance + (file.replace(/x$/, '') === namesake ? 1 : 2))
  return Math.min(Infinity, ...steps)
}

/** About what a file of tests takes on one core: opening the application and the database, and its cases. */
function secondsOf(file: string, text: string): number {
  const cases = [...text.matchAll(CASES)].reduce((count, [, isTable]) => count + (isTable ? 4 : 1), 0)
  if (PAGE_TEST.test(file)) return 1.5 + cases * 0.6
  return file.endsWith('.db.test.ts') ? 1 + cases * 0.35 : 0.1 + cases * 0.02
}
