/** The script of every document. */
export const CHROME = 'app/elements/elements.ts'

/** Characters below which a shared file costs less than the request for it. */
const LITTLE = 300
/** Scripts that must share a file before every document brings it. */
const MANY = 4

type Chunk = { fileName: string; code: string; imports: string[]; moduleIds: string[]; facadeModuleId: string | null }
type Part = { type: 'asset' } | ({ type: 'chunk'; isEntry: boolean } & Chunk)

/**
 * The files that come with the elements in one: what these really share with the scripts of pages, once everything unused
 * is left out, what many of those share with each other, and what is too small for a request of its own. Told by the output
 * of a build that splits by need alone.
 */
export function filesOfChrome(output: readonly Part[]): ReadonlySet<string> {
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part] as const] : [])))
  const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
  const elements = entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${CHROME}`))
  if (!elements) throw new Error(`${CHROME} became no file`)
  const needs = new Map(entries.map((entry) => [entry, needsOf(entry, chunks)]))
  const shared = [...chunks.values()].filter(({ isEntry }) => !isEntry)
  const users = (chunk: Chunk) => entries.filter((entry) => needs.get(entry)?.has(chunk)).length
  const isOfChrome = (chunk: Chunk) =>
    needs.get(elements)?.has(chunk) || users(chunk) >= MANY || (users(chunk) > 1 && chunk.code.length < LITTLE)
  return new Set(shared.filter(isOfChrome).flatMap(({ moduleIds }) => moduleIds))
}

function needsOf(entry: Chunk, chunks: ReadonlyMap<string, Chunk>): ReadonlySet<Chunk> {
  const needed = new Set<Chunk>()
  const open = [entry]
  for (let next = open.pop(); next; next = open.pop())
    for (const name of next.imports) {
      const chunk = chunks.get(name)
      if (!chunk || needed.has(chunk)) continue
      needed.add(chunk)
      open.push(chunk)
    }
  return needed
}
