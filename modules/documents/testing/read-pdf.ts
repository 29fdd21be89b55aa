import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Poppler reads documents back; it is not on every machine. */
export const canReadPdf = existsSync('/usr/bin/pdftotext')

/** The text of a document as it stands on the page, without marks of direction. */
export function readPdf(bytes: Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'kafile-pdf-')), 'document.pdf')
  writeFileSync(file, bytes)
  const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' })
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}
