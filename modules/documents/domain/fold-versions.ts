import { isNumbered, type IssuedDocument } from './issued.ts'

type Version = Pick<IssuedDocument, 'kind' | 'locale' | 'createdAt'>

/** A document as it is in force, and what it replaced, the newest first. */
export type FoldedDocument<Document extends Version> = { latest: Document; earlier: Document[] }

/**
 * The documents of something sold with one entry for each text: of a contract that was issued again after a change the
 * latest stands for all. What carries a number stands for itself. In the order given.
 */
export function foldVersions<Document extends Version>(documents: readonly Document[]): FoldedDocument<Document>[] {
  const texts = Map.groupBy(documents, (document) =>
    isNumbered(document.kind) ? document : `${document.kind} ${document.locale}`,
  )
  return [...texts.values()].flatMap((versions) => {
    const [latest, ...earlier] = versions.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    return latest ? [{ latest, earlier }] : []
  })
}
