import { globSync } from 'node:fs'
import { defineConfig } from 'vite'
import { entryFinder, type Graph } from './app/http/builds/find-entries.ts'

const CHROME = 'app/elements/elements.ts'
const entriesOf = entryFinder()

/**
 * The scripts that documents load by themselves: the elements of the chrome, and one file for each page that needs one.
 * They are built apart from the applications, which share nothing with them: a visitor then loads few files, each without
 * a line that only staff need.
 */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    manifest: '.vite/elements.json',
    rollupOptions: {
      // Some scripts are loaded when somebody asks for what they export.
      preserveEntrySignatures: 'exports-only',
      input: [CHROME, ...globSync('app/elements/pages/*.ts', { exclude: ['**/*.test.ts'] })],
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        codeSplitting: { groups: [{ name: (file, graph) => (isOfChrome(file, graph) ? 'chrome' : undefined) }] },
      },
    },
  },
})

/** Every document loads the elements, so what these share with the script of a page comes with them, in one file. */
function isOfChrome(file: string, graph: Graph): boolean {
  const entries = [...entriesOf(file, graph)]
  return entries.length > 1 && entries.some((entry) => entry.endsWith(`/${CHROME}`))
}
