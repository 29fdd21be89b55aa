import { z } from 'zod'
import type { Db } from '#platform/db/client.server.ts'
import { findFile } from './data/issued.server.ts'
import type { DocumentSubject } from './domain/issued.ts'
import type { IssuedFile } from './issue-document.server.ts'

/** One issued document of a subject with its bytes; another subject's is not found. */
export async function findDocument(db: Db, subject: DocumentSubject, id: string): Promise<IssuedFile | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined
  const file = await findFile(db, id)
  if (!file) return undefined
  const { kind, ref } = file.document.subject
  return kind === subject.kind && ref === subject.ref ? file : undefined
}
