import { setImmediate as inTurn } from 'node:timers/promises'
import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  RawNode,
  SelectQueryNode,
  sql,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type Expression,
  type QueryResult,
} from 'kysely'
import { withEverythingCarried } from './carried.server.ts'
import type { Db } from './database.server.ts'
import { rowsInColumnsOf } from './rows-in-columns.server.ts'

type Row = Record<string, unknown>

type Asked = {
  query: CompiledQuery
  answer: PromiseWithResolvers<QueryResult<unknown>>
}

/** To plan a statement of two dozen questions takes twice as long as to plan them apart; of one dozen it takes no longer. */
const MOST_AT_ONCE = 14

/** Whose questions a handle gathers. */
const homes = new WeakMap<Db, Db>()

/**
 * Reads many things in few statements: what is asked by the handle it passes on, until nobody goes on without an answer, is
 * asked of the database a dozen questions at once. Who reads knows nothing of it. What waits for an earlier answer goes
 * with the next one. A question that fails fails those that were asked with it. It only reads.
 */
export async function askTogether<Answer>(db: Db, read: (db: Db) => Promise<Answer>): Promise<Answer> {
  if (db.isTransaction) return read(db)
  const gathering = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => gatheringDriver(db),
      createIntrospector: (handle) => new PostgresIntrospector(handle),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const handle = withEverythingCarried(gathering, db)
  homes.set(handle, db)
  return read(handle)
}

/** The lasting handle behind one that gathers questions; what is remembered of a database is remembered of it. */
export function lastingHandle(db: Db): Db {
  return homes.get(db) ?? db
}

function gatheringDriver(db: Db): Driver {
  let waiting: Asked[] = []
  const connection: DatabaseConnection = {
    async executeQuery<Result>(query: CompiledQuery): Promise<QueryResult<Result>> {
      if (!SelectQueryNode.is(query.query) && !RawNode.is(query.query))
        throw new Error('what is asked together only reads')
      const answer = Promise.withResolvers<QueryResult<unknown>>()
      waiting.push({ query, answer })
      if (waiting.length === 1) void answerInTurn()
      return answer.promise as Promise<QueryResult<Result>>
    },
    streamQuery() {
      throw new Error('what is asked together is answered at once')
    },
  }
  async function answerInTurn(): Promise<void> {
    // Until then, whoever can ask without another answer has asked.
    await inTurn()
    const asked = waiting
    waiting = []
    const settled = []
    for (const together of inPieces(asked)) settled.push(await settle(db, together))
    // Whoever asks on asks together again.
    for (const tell of settled) tell()
  }
  const refuse = async () => {
    throw new Error('what is asked together only reads')
  }
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => {},
    destroy: async () => {},
  }
}

function inPieces(asked: readonly Asked[]): Asked[][] {
  const size = Math.ceil(asked.length / Math.ceil(asked.length / MOST_AT_ONCE))
  return Array.from({ length: Math.ceil(asked.length / size) }, (_, nth) => asked.slice(nth * size, (nth + 1) * size))
}

/** Asks, and tells those who asked when it is called. */
async function settle(db: Db, asked: readonly Asked[]): Promise<() => void> {
  try {
    const answers = await answersTo(
      db,
      asked.map(({ query }) => query),
    )
    return () => {
      for (const [nth, { answer }] of asked.entries()) answer.resolve({ rows: answers[nth] ?? [] })
    }
  } catch (error) {
    return () => {
      for (const { answer } of asked) answer.reject(error)
    }
  }
}

async function answersTo(db: Db, queries: readonly CompiledQuery[]): Promise<Row[][]> {
  const questions = queries.map(
    ({ query }): Expression<unknown> => sql`${{ toOperationNode: () => query } as Expression<unknown>}`,
  )
  const [only] = questions
  if (only && questions.length === 1) return [(await sql<Row>`${only}`.execute(db)).rows]
  const { sql: text, parameters } = sideBySide(questions).compile(db)
  const texts = queries.map((query) => query.sql)
  return apart(await rowsInColumnsOf(db)(text, parameters, texts))
}

/** Before the columns of each question: which row of it this is, or null where it has fewer than others. */
const PLACE = 'row of the question'

/** The first rows of all questions in one row, then the second ones, with values of the types they have. */
function sideBySide(questions: readonly Expression<unknown>[]) {
  const place = sql.ref(PLACE)
  const tables = questions.map(
    (question, nth) =>
      sql`(select row_number() over () as ${place}, asked.* from (${question}) as asked) as ${sql.ref(`q${nth}`)}`,
  )
  const joined = tables.slice(1).map((table) => sql` full join ${table} using (${place})`)
  const columns = questions.map((_, nth) => sql`${sql.ref(`q${nth}`)}.*`)
  return sql`select ${place}, ${sql.join(columns)} from ${tables[0]}${sql.join(joined, sql``)} order by 1`
}

function apart({ names, rows }: { names: string[]; rows: unknown[][] }): Row[][] {
  const [, ...starts] = names.flatMap((name, at) => (name === PLACE ? [at] : []))
  return starts.map((start, nth) => {
    const end = starts[nth + 1] ?? names.length
    const own = rows.filter((values) => values[start] !== null)
    return own.map((values) =>
      Object.fromEntries(names.slice(start + 1, end).map((name, at) => [name, values[start + 1 + at]])),
    )
  })
}
