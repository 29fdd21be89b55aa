import type { IssuedDocument } from '#modules/documents/index.ts'

/** An issued document as customer and staff read it; `path` is where its file is. */
export function documentOnWire(document: IssuedDocument, path: string) {
  const { id, kind, number, locale, version, sha256, createdAt } = document
  return { id, kind, number, locale, version, sha256, issuedAt: createdAt.toISOString(), path }
}
