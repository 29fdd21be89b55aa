import { AsyncLocalStorage } from 'node:async_hooks'
import { hash } from 'node:crypto'
import { serialize } from 'node:v8'
import type { KyselyPlugin } from 'kysely'
import { newToken } from '#kernel/ids.ts'
import type { Db } from '#platform/db/client.server.ts'
import { onePerProcess } from '#platform/one-per-process.server.ts'

/** Something that was read for a page: what news it belongs to, what the answer was, and how to ask again. */
export type NotedRead = {
  /** The same question has the same name, whichever page asks it. */
  name: string
  about: readonly string[]
  ask: () => Promise<unknown>
  digest: string
}

/** What was read while a page was made. */
export type PageNotes = {
  reads: ReadonlyMap<string, NotedRead>
  /** False when the database was asked for something that nobody noted: the page may show more than is known. */
  isComplete: boolean
  /** False when the page itself said that it is not worth keeping. */
  isWorthKeeping: boolean
}

type Making = { notes: PageNotes & { reads: Map<string, NotedRead> }; isAsking: boolean }

const makings = onePerProcess('page-notes', () => new AsyncLocalStorage<Making | undefined>())

/** Makes a page and notes what it read. */
export async function takeNotes<Value>(make: () => Promise<Value>): Promise<{ value: Value; notes: PageNotes }> {
  const notes = { reads: new Map<string, NotedRead>(), isComplete: true, isWorthKeeping: true }
  const value = await makings.run({ notes, isAsking: false }, make)
  return { value, notes }
}

/**
 * Asks for something that pages show, and notes it for the page that is being made, if one is. When there is news about
 * it the question is asked again: a page that would be told the same stays as it is. The question is named by what it
 * is and what it is asked with; `about` may depend on the answer. `shown` is the part of the answer that the page shows,
 * where it is told more: what stands there in other languages is no news to it.
 */
export async function noted<Value>(
  question: readonly unknown[],
  about: readonly string[] | ((answer: Value) => readonly string[]),
  ask: () => Promise<Value>,
  shown: (answer: Value) => unknown = (answer) => answer,
): Promise<Value> {
  const making = makings.getStore()
  if (!making) return ask()
  const { notes } = making
  try {
    const answer = await makings.run({ notes, isAsking: true }, ask)
    const name = JSON.stringify(question)
    const read = {
      name,
      about: typeof about === 'function' ? about(answer) : about,
      ask: async () => shown(await ask()),
      digest: digestOf(shown(answer)),
    }
    if (!notes.reads.has(name)) notes.reads.set(name, read)
    return answer
  } catch (error) {
    // What takes the place of an answer that did not come is no answer.
    notes.isComplete = false
    throw error
  }
}

/** Adds what was read for a part of the page that is being made, if one is, to its notes. */
export function addNotes({ reads, isComplete, isWorthKeeping }: PageNotes): void {
  const making = makings.getStore()
  if (!making) return
  const { notes } = making
  for (const [name, read] of reads) if (!notes.reads.has(name)) notes.reads.set(name, read)
  notes.isComplete &&= isComplete
  notes.isWorthKeeping &&= isWorthKeeping
}

/** Says of the page that is being made that it is not worth keeping: nobody will ask for it a second time. */
export function keepNothing(): void {
  const making = makings.getStore()
  if (making) making.notes.isWorthKeeping = false
}

/** The digest of what a question is answered with now. */
export function askAgain({ ask }: NotedRead): Promise<string> {
  return makings.run(undefined, async () => digestOf(await ask()))
}

/** The handle for making pages with: what is asked of the database without being noted leaves its trace. */
export function withQueriesNoted(db: Db): Db {
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      const making = makings.getStore()
      if (making && !making.isAsking) making.notes.isComplete = false
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return db.withPlugin(plugin)
}

/** Equal digests are of equal answers. What cannot be written down equals nothing. */
function digestOf(answer: unknown): string {
  try {
    return hash('sha256', serialize(answer), 'base64url')
  } catch {
    return newToken()
  }
}
