import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openCompiler } from './open-compiler.server.ts'

/** Sets a Typst template with data as a PDF. The template reads the data by `json(bytes(sys.inputs.data))`. */
export type PdfCompiler = { compilePdf: (template: string, data: unknown) => Uint8Array }

/** Documents older than this many compilations leave the compiler's memory. */
const KEPT_COMPILATIONS = 8

/**
 * Opens the compiler with the fonts of a folder; it is made once and used for every document.
 *
 * Text comes in as data and never as template, so that nobody's name can be a command. Templates name their fonts and
 * say `fallback: false`: the compiler also knows the fonts of the machine, which must not get into a document.
 */
export function createPdfCompiler({ fontsDir }: { fontsDir: string }): PdfCompiler {
  const compiler = openCompiler(fontsDir)
  return {
    compilePdf(template, data) {
      const pdf = compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
      compiler.evictCache(KEPT_COMPILATIONS)
      return new Uint8Array(pdf)
    },
  }
}

/** The folder of our fonts, seen from the sources as well as from a bundle that lies elsewhere in the repository. */
export function findFontsDir(from: string = import.meta.dirname): string {
  const candidate = join(from, 'platform', 'pdf', 'fonts')
  if (existsSync(candidate)) return candidate
  const parent = dirname(from)
  if (parent === from) throw new Error('the folder platform/pdf/fonts is missing')
  return findFontsDir(parent)
}
