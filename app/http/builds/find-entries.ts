/** What the bundler knows of one file: who imports it, at once or only when it is wanted. */
type FileInfo = {
  importers: readonly string[]
  dynamicImporters: readonly string[]
  isEntry: boolean
  code?: string | null
}
export type Graph = { getModuleInfo: (file: string) => FileInfo | null }

/** Finds the files a browser can begin with that bring a file along; what was found is remembered for one build. */
export function entryFinder(): (file: string, graph: Graph) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return (file, graph) => {
    const entries = new Set<string>()
    const seen = new Set([file])
    const open = [file]
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const info = graph.getModuleInfo(next)
      if (!info) continue
      if (info.isEntry || info.dynamicImporters.length > 0) entries.add(next)
      for (const importer of info.importers) {
        if (seen.has(importer)) continue
        seen.add(importer)
        const above = known.get(importer)
        if (above) for (const entry of above) entries.add(entry)
        else open.push(importer)
      }
    }
    known.set(file, entries)
    return entries
  }
}
