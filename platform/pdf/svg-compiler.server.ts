import { openCompiler } from './open-compiler.server.ts'

/** Sets a Typst template with data as one SVG whose letters are outlines: whatever draws it needs no font. */
export type SvgCompiler = { compileSvg: (template: string, data: unknown) => string }

const KEPT_COMPILATIONS = 8

/** As the compiler of documents: text is data and never template, and only the fonts of the folder count. */
export function createSvgCompiler({ fontsDir }: { fontsDir: string }): SvgCompiler {
  return {
    compileSvg(template, data) {
      const compiler = openCompiler(fontsDir)
      const svg = compiler.plainSvg({ mainFileContent: template, inputs: { data: JSON.stringify(data) } })
      compiler.evictCache(KEPT_COMPILATIONS)
      return svg
    },
  }
}
