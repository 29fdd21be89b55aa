import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The text of a document as it stands on the page, without marks of direction. @throws Error where Poppler is missing. */
export function readPdf(bytes: Uint8Array): string {
  const text = askPoppler(bytes, (file) => ['pdftotext', '-layout', file, '-'])
  return text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
}

/** One page of a document as a picture (PNG), counted from one. @throws Error where Poppler is missing. */
export function drawPage(bytes: Uint8Array, page: number, dotsPerInch: number): Buffer {
  const only = ['-f', String(page), '-singlefile']
  return runPoppler(bytes, (file) => ['pdftoppm', '-png', ...only, '-r', String(dotsPerInch), file])
}

/** @throws Error where Poppler is missing. */
export function countPages(bytes: Uint8Array): number {
  return Number(/^Pages:\s+(\d+)$/m.exec(askPoppler(bytes, (file) => ['pdfinfo', file]))?.[1] ?? 0)
}

/** The fonts that a document brings along, without the mark of a subset. @throws Error where Poppler is missing. */
export function fontsOfPdf(bytes: Uint8Array): string[] {
  const lines = askPoppler(bytes, (file) => ['pdffonts', file])
    .trim()
    .split('\n')
    .slice(2)
  return lines.map((line) => line.split(/\s+/)[0]?.replace(/^[A-Z]{6}\+/, '') ?? '')
}

type Command = (file: string) => [program: string, ...words: string[]]

function askPoppler(bytes: Uint8Array, command: Command): string {
  return runPoppler(bytes, command).toString('utf8')
}

function runPoppler(bytes: Uint8Array, command: Command): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'kafile-pdf-'))
  const file = join(folder, 'document.pdf')
  const [program, ...words] = command(file)
  try {
    writeFileSync(file, bytes)
    return execFileSync(program, words, { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOENT') throw error
    throw new Error(`There is no ${program} to read documents with: run "sudo apt-get install poppler-utils".`, {
      cause: error,
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
