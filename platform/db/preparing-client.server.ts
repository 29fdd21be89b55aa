import { Client, type QueryResult } from 'pg'
import type { StatementNames } from './statement-names.server.ts'

/** Clients that ask under the name of a text that is known, so that the server has read and planned it already. */
export function preparingClient(names: StatementNames): typeof Client {
  return class extends Client {
    override query(asked: unknown, values?: unknown, done?: unknown): Promise<QueryResult> & undefined {
      const name = typeof asked === 'string' && Array.isArray(values) && values.length > 0 ? names.nameOf(asked) : ''
      const query = super.query as (...words: unknown[]) => Promise<QueryResult> & undefined
      return name === '' ? query.call(this, asked, values, done) : query.call(this, { name, text: asked, values }, done)
    }
  } as typeof Client
}
