import { parse, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import type { RowsInColumns } from './rows-in-columns.server.ts'
import { StatementNames } from './statement-names.server.ts'

type Engine = Exclude<PGliteDialectConfig['pglite'], (...args: never) => unknown>
type PGliteTransaction = Parameters<Parameters<Engine['transaction']>[0]>[0]
type Message = Awaited<ReturnType<PGlite['execProtocolStream']>>[number]

/** What the engine has said of a text: the types of its values, and the columns that come back. */
type Description = readonly Message[]

const { serialize } = protocol

/**
 * The embedded engine as the query builder wants it. The engine's own way asks it six times for each query and has it
 * read and plan the text anew; here a text that is known is one asking, by the name it was prepared under.
 */
export class PreparingEngine implements Engine {
  readonly #pglite: PGlite
  readonly #names = new StatementNames((name) => this.#lost.push(name))
  readonly #prepared = new Map<string, Description>()
  readonly #lost: string[] = []

  constructor(pglite: PGlite) {
    this.#pglite = pglite
  }

  get closed(): boolean {
    return this.#pglite.closed
  }

  get ready(): boolean {
    return this.#pglite.ready
  }

  get waitReady(): Promise<void> {
    return this.#pglite.waitReady
  }

  close(): Promise<void> {
    return this.#pglite.close()
  }

  query<Row>(text: string, values: unknown[] = []): Promise<Results<Row>> {
    return this.#alone(() => this.#ask<Row>(text, values))
  }

  /** Asks a text that joins several questions. */
  async queryInColumns(text: string, values: readonly unknown[], questions: readonly string[]): Promise<RowsInColumns> {
    const { fields, rows } = await this.#alone(() =>
      this.#ask<unknown[]>(text, values, { questions, options: { rowMode: 'array' } }),
    )
    return { names: fields.map(({ name }) => name), rows }
  }

  transaction<Done>(work: (tx: PGliteTransaction) => Promise<Done>): Promise<Done> {
    return this.#pglite.transaction((tx) =>
      work({ query: (text, values = []) => this.#ask(text, values), rollback: () => tx.rollback() }),
    )
  }

  #alone<Done>(work: () => Promise<Done>): Promise<Done> {
    // oxlint-disable-next-line no-underscore-dangle -- keeps it out of somebody's transaction; the connection is the only one
    return this.#pglite._runExclusiveTransaction(async () => {
      const done = await work()
      await this.#pglite.syncToFs()
      return done
    })
  }

  #ask<Row>(
    text: string,
    values: readonly unknown[],
    { questions = [text], options }: { questions?: readonly string[]; options?: QueryOptions } = {},
  ): Promise<Results<Row>> {
    return this.#pglite.runExclusive(async () => {
      const name = this.#names.nameOf(text, questions)
      const description = this.#prepared.get(name) ?? (await this.#prepare(text, name))
      const types = parse.parseDescribeStatementResults([...description])
      const answer = await this.#send(
        serialize.bind({ statement: name, values: values.map((value, place) => this.#toText(value, types[place])) }),
        serialize.execute(),
      )
      const [result] = parse.parseResults([...description, ...answer], this.#pglite.parsers, options)
      return result as Results<Row>
    })
  }

  async #prepare(text: string, name: string): Promise<Description> {
    const lost = this.#lost.splice(0)
    for (const each of lost) this.#prepared.delete(each)
    const description = await this.#send(
      ...lost.map((each) => serialize.close({ type: 'S', name: each })),
      serialize.parse({ text, name }),
      serialize.describe({ type: 'S', name }),
    )
    if (name !== '') this.#prepared.set(name, description)
    return description
  }

  /** Ends with the sign after which the engine forgets that something failed. */
  #send(...parts: Uint8Array[]): Promise<Message[]> {
    return this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()]), { syncToFs: false })
  }

  #toText(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null
    const toText = this.#pglite.serializers[type]
    return toText ? toText(value) : String(value)
  }
}
