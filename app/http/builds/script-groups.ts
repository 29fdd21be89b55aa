import { entryFinder, type Graph } from './find-entries.ts'

/** Pages that must need a file before it is joined with others, and before it comes with every page of staff. */
const FEW = 2
const MANY = 5

/** Below the pages of staff and agents, with the area. */
const DESK = /\/app\/(?:admin|agent)\/(?:([\w-]+)\/)?/

/**
 * The joined scripts of applications, for the bundler. Split by who needs what, a page of staff would wait for eighty
 * small files: what every application loads becomes the `frame`, what pages of staff have in common with the site's the
 * `common`, what several pages of staff and agents use the `desk`, what few of them share their area's. What one page alone needs stays with it, and so does what
 * comes only when it is wanted. Styles of the site's pages stay apart, since documents load styles by their page.
 *
 * A group takes along whatever its files import that no group before it took, hence the order.
 */
export function scriptGroups() {
  const entriesOf = entryFinder()
  const groups = new Map<string, string | undefined>()
  const named = (pattern: RegExp) => (file: string, graph: Graph) => {
    if (!groups.has(file)) groups.set(file, groupOf(file, entriesOf(file, graph)))
    const group = groups.get(file)
    return group && pattern.test(group) ? group : undefined
  }
  return [
    { name: named(/^frame$/), priority: 5 },
    { name: named(/^styles$/), entriesAware: true, priority: 4 },
    { name: named(/^common$/), priority: 3 },
    { name: named(/^desk$/), priority: 2 },
    { name: named(/^desk-/), priority: 1 },
  ]
}

function groupOf(file: string, entries: ReadonlySet<string>): string | undefined {
  const all = [...entries]
  if (all.some((each) => each.endsWith('/app/entry.client.tsx') || each.includes('/app/root.tsx'))) return 'frame'
  const atDesk = all.filter((each) => DESK.test(each) && each.includes('?__react-router'))
  if (atDesk.length < FEW) return undefined
  if (atDesk.length < all.length && file.endsWith('.css')) return 'styles'
  if (atDesk.length < all.length) return atDesk.length >= MANY ? 'common' : undefined
  const area = all.length < MANY && DESK.exec(file)?.[1]
  return area ? `desk-${area}` : 'desk'
}
