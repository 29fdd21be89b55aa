import { z } from 'zod'
import { languages, type Language } from '#kernel/languages.ts'
import type { Locale } from '#kernel/locale.ts'
import type { PageAssets } from '#app/page/page-frame.tsx'

const Manifest = z.record(z.string(), z.object({ file: z.string(), src: z.string().optional() }))

const fontsOf: Record<Language['script'], readonly string[]> = {
  latin: ['/fonts/brygada.woff2', '/fonts/plex.woff2'],
  arabic: ['/fonts/amiri-700.woff2', '/fonts/plex-arabic-400.woff2'],
}

const ELEMENTS = 'app/elements/elements.ts'
const SCRIPT = /^app\/elements\/pages\/([a-z-]+)\.ts$/

/**
 * Finds the addresses of the browser's files in what the build wrote down about itself. Without a build, in
 * development, the sources are their own addresses.
 */
export function pageAssets(manifest: unknown): (locale: Locale) => PageAssets {
  const files = manifest === undefined ? sourceFiles : builtFiles(Manifest.parse(manifest))
  return (locale) => ({ ...files, fonts: fontsOf[languages[locale].script] })
}

const sourceFiles = { elements: `/${ELEMENTS}`, scripts: {} }

function builtFiles(manifest: z.infer<typeof Manifest>) {
  const scripts = Object.entries(manifest).flatMap(([source, { file }]) => {
    const name = SCRIPT.exec(source)?.[1]
    return name ? [[name, `/${file}`] as const] : []
  })
  const elements = manifest[ELEMENTS]?.file
  return { elements: elements && `/${elements}`, scripts: Object.fromEntries(scripts) }
}
