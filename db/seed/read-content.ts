import { readFileSync } from 'node:fs'
import { findInRepository } from '#platform/disk/find-in-repository.server.ts'

/** A file of the demonstration as it is written; whoever reads it checks its form. */
export function readContent(name: string): unknown {
  return JSON.parse(readFileSync(findInRepository(`db/seed/content/${name}.json`), 'utf8'))
}
