import { globSync } from 'node:fs'
import { build, defineConfig } from 'vite'
import { CHROME, filesOfChrome } from './app/http/builds/files-of-chrome.ts'

const common = {
  // What a script uses of a module of the business or of the vocabulary; nothing there acts by being loaded.
  treeshake: { moduleSideEffects: (file: string) => file.includes('/app/elements/') },
  // Some scripts are loaded when somebody asks for what they export.
  preserveEntrySignatures: 'exports-only' as const,
  input: [CHROME, ...globSync('app/elements/pages/*.ts', { exclude: ['**/*.test.ts'] })],
}

/**
 * The scripts that documents load by themselves: the elements of the chrome, and one file for each page that needs one.
 * They are built apart from the applications, which share nothing with them: a visitor then loads few files, each without
 * a line that only staff need. A first build, which writes nothing, says what the elements really share with pages.
 */
export default defineConfig(async () => {
  const first = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, rollupOptions: common },
  })
  if (!('output' in first)) throw new Error('the first build of the elements gave no files')
  const chrome = filesOfChrome(first.output)
  return {
    publicDir: false as const,
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      manifest: '.vite/elements.json',
      rollupOptions: {
        ...common,
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          codeSplitting: { groups: [{ name: (file: string) => (chrome.has(file) ? 'chrome' : undefined) }] },
        },
      },
    },
  }
})
