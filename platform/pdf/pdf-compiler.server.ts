import { findInRepository } from '#platform/disk/find-in-repository.server.ts'
import { openCompiler } from './open-compiler.server.ts'

/** Sets a Typst template with data as a PDF. The template reads the data by `json(bytes(sys.inputs.data))`. */
export type PdfCompiler = { compilePdf: (template: string, data: unknown) => Uint8Array }

/** Documents older than this many compilations leave the compiler's memory. */
const KEPT_COMPILATIONS = 8

/**
 * Documents with the fonts of a folder; the first one opens the compiler, see `openCompiler`.
 *
 * Text comes in as data and never as template, so that nobody's name can be a command. Templates name their fonts and
 * say `fallback: false`: the compiler also knows the fonts of the machine, which must not get into a document.
 */
export function createPdfCompiler({ fontsDir }: { fontsDir: string }): PdfCompiler {
  return {
    compilePdf(template, data) {
      const compiler = openCompiler(fontsDir)
      const pdf = compiler.pdf({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
      compiler.evictCache(KEPT_COMPILATIONS)
      return new Uint8Array(pdf)
    },
  }
}

/** The folder of our fonts. */
export function findFontsDir(): string {
  return findInRepository('platform/pdf/fonts')
}
