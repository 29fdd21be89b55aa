import type { Profiler } from 'node:inspector'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const LINES = 40
/** Samples in which the program had nothing to do. */
const RESTING = new Set(['(idle)', '(root)'])

/** A profile as text: milliseconds a page of the main thread, by package and by function, the dearest first. */
export function tellProfile(title: string, { nodes, samples = [], timeDeltas = [] }: Profiler.Profile, pages: number) {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const byFunction = new Map<string, number>()
  const byPlace = new Map<string, number>()
  let total = 0
  for (const [index, sample] of samples.entries()) {
    const frame = frames.get(sample)
    if (!frame || RESTING.has(frame.functionName)) continue
    const ms = (timeDeltas[index] ?? 0) / 1000 / pages
    const file = fileOf(frame.url)
    total += ms
    add(byPlace, placeOf(frame.functionName, file), ms)
    add(byFunction, `${frame.functionName || '(nameless)'}  ${file}`, ms)
  }
  return [
    `Milliseconds of the main thread for ${title}, of ${pages} made in a row: ${total.toFixed(2)}`,
    '',
    ...told(byPlace),
    '',
    ...told(byFunction),
    '',
  ].join('\n')
}

function told(figures: ReadonlyMap<string, number>): string[] {
  const dearest = [...figures].toSorted(([, a], [, b]) => b - a).slice(0, LINES)
  return dearest.map(([name, ms]) => `${ms.toFixed(2).padStart(6)}  ${name}`)
}

function add(figures: Map<string, number>, key: string, ms: number): void {
  figures.set(key, (figures.get(key) ?? 0) + ms)
}

function fileOf(url: string): string {
  return url.startsWith('file:') ? relative('.', fileURLToPath(url)) : url
}

/** A package, a folder of ours, or what the engine does by itself. */
function placeOf(name: string, file: string): string {
  const [, inPackage] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  if (inPackage) return inPackage
  if (file === '') return name.startsWith('(') ? name : '(engine)'
  return file.startsWith('node:') ? 'node' : file.split('/').slice(0, 2).join('/')
}
