import { readFileSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs'
import { filesOf } from '#platform/db/prepared-files.server.ts'

/** Files of an embedded database in memory, which begin as those of a dump and take its bytes over as they are. */
export class PreparedMemory extends EmscriptenBuiltinFilesystem {
  readonly #dump: string

  constructor(dump: string) {
    super()
    this.#dump = dump
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) throw new Error('the files were asked for before the engine')
    const { FS } = this.pg.Module
    for (const { path, content } of filesOf(readFileSync(this.#dump))) {
      const place = PGlite.paths.PGDATA + path
      if (content) FS.writeFile(place, content, { canOwn: true })
      else FS.mkdirTree(place)
    }
  }
}
