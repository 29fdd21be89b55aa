import type { KyselyPlugin } from 'kysely'
import type { Db } from './database.server.ts'

/** Known by name in every bundle of the program: the build and the sources around it each have their own copy of this file. */
const CARRIES = Symbol.for('kafile.carries')

type Carrier = KyselyPlugin & { readonly [CARRIES]: { name: string; value: unknown } }

/** The handle with something on it that whoever has the handle may use. It travels with its transactions too. */
export function withCarried(db: Db, name: string, value: unknown): Db {
  return db.withPlugin(carrierOf(name, value))
}

/** What the handle carries by a name, the latest. */
export function carriedBy(db: Db, name: string): unknown {
  return carriersOf(db).findLast((carrier) => carrier[CARRIES].name === name)?.[CARRIES].value
}

/** Another handle with what this one carries. */
export function withEverythingCarried(db: Db, from: Db): Db {
  return carriersOf(from).reduce((handle, carrier) => handle.withPlugin(carrier), db)
}

function carrierOf(name: string, value: unknown): Carrier {
  return {
    [CARRIES]: { name, value },
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }
}

function carriersOf(db: Db): Carrier[] {
  return db.getExecutor().plugins.filter((plugin): plugin is Carrier => CARRIES in plugin)
}
