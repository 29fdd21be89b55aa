import type { PlainDate } from './plain-date.ts'
import { readDocumentLines, signsOf, type ReadDocument } from './read-document-lines.ts'

/** Signs that are taken for each other. */
const TWINS: Record<string, string> = {
  O: '0',
  '0': 'O',
  I: '1',
  '1': 'I',
  B: '8',
  '8': 'B',
  S: '5',
  '5': 'S',
  Z: '2',
  '2': 'Z',
}

/**
 * What lines would say if one sign of them had been taken for another that looks like it, such as O for 0: nothing when
 * that fits no check digit, or more than one document. It is for somebody to look at, never to be taken unseen.
 */
export function offerRepair(typed: string, today: PlainDate): { document: ReadDocument; lines: string } | undefined {
  const signs = signsOf(typed)
  const repaired = [...signs].flatMap((sign, at) => {
    const twin = TWINS[sign]
    if (twin === undefined) return []
    const lines = signs.slice(0, at) + twin + signs.slice(at + 1)
    const read = readDocumentLines(lines, today)
    return 'document' in read ? [{ document: read.document, lines }] : []
  })
  return repaired.length === 1 ? repaired[0] : undefined
}
