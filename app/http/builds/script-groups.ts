import { entryFinder, type Graph } from './find-entries.ts'

/** Pages that must need a file before it is joined with others, and before the desk brings what documents are made of, too. */
const FEW = 2
const MANY = 5
/** Characters of a source below which a file costs less than the request for it. */
const LITTLE = 7000

/** The styles of the design system: split by component, a page would wait for a dozen small files. */
const DESIGN = /\/app\/(?:ui|site\/errors)\/[^/]+\.css$/

/** Below the pages of staff and agents, with the area. */
const DESK = /\/app\/(?:admin|agent)\/(?:([\w-]+)\/)?/

/**
 * The joined scripts of applications, for the bundler. Split by who needs what, a page of staff would wait for eighty
 * small files: what every application loads becomes the `frame`, what pages of several areas of staff and agents use the
 * `desk`, what those of one area share that area's. What one page alone needs stays with it, and so does what comes only
 * when it is wanted. Pages of the site are documents, which load none of these scripts; but they load styles by their
 * page, so styles that they share with staff stay apart.
 *
 * A group takes along whatever its files import that no group before it took, hence the order.
 */
export function scriptGroups() {
  const entriesOf = entryFinder()
  const groups = new Map<string, string | undefined>()
  const named = (pattern: RegExp) => (file: string, graph: Graph) => {
    if (!groups.has(file)) groups.set(file, groupOf(file, graph, entriesOf(file, graph)))
    const group = groups.get(file)
    return group && pattern.test(group) ? group : undefined
  }
  return [
    { name: named(/^frame$/), priority: 5 },
    { name: named(/^styles$/), entriesAware: true, priority: 4 },
    { name: named(/^desk$/), priority: 2 },
    { name: named(/^desk-/), priority: 1 },
  ]
}

function groupOf(file: string, graph: Graph, entries: ReadonlySet<string>): string | undefined {
  const all = [...entries]
  if (DESIGN.test(file)) return 'frame'
  if (all.some((each) => each.endsWith('/app/entry.client.tsx') || each.includes('/app/root.tsx'))) return 'frame'
  const atDesk = all.filter((each) => DESK.test(each) && each.includes('?__react-router'))
  if (atDesk.length === 0 || all.length < FEW) return undefined
  if (atDesk.length < all.length && file.endsWith('.css')) return 'styles'
  // Needed by something that comes only when it is wanted, or that itself.
  if (all.some((each) => !each.includes('?__react-router')) && atDesk.length < MANY) return undefined
  if (isOnEvery(atDesk)) return 'desk'
  const [area, ...others] = new Set(atDesk.map((each) => DESK.exec(each)?.[1]))
  if (area && others.length === 0) return `desk-${area}`
  const isLittle = (graph.getModuleInfo(file)?.code?.length ?? LITTLE) < LITTLE
  return isLittle || atDesk.length === all.length || atDesk.length >= MANY ? 'desk' : undefined
}

/** The frame around the pages of staff is a part of each of them. */
function isOnEvery(entries: readonly string[]): boolean {
  return entries.some((each) => each.includes('/app/admin/staff-layout.tsx'))
}
