import { reactRouter } from '@react-router/dev/vite'
import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { scriptGroups } from './app/http/builds/script-groups.ts'

/** Packages with machine code or files of their own beside it; all others become a part of the one bundle. */
const nativePackages = ['@electric-sql/pglite', '@myriaddreamin/typst-ts-node-compiler', '@node-rs/argon2', 'sharp']

/** The vocabulary and the modules of the business: nothing there acts by being loaded. */
const actsByNothing = ['kernel', 'modules'].map((layer) => `${join(import.meta.dirname, layer)}/`)

const isBuild = process.argv.includes('build')
const files = new Map<string, string>()

export default defineConfig({
  ...(isBuild ? { css: { modules: { generateScopedName: shortClassName } } } : {}),
  plugins: [
    keepCallsOnTheServer(),
    loadRoutesOurWay(),
    handOverWhenAsked(),
    reactRouter(),
    reloadDocuments(),
    tellWhenWritten(),
  ],
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rollupOptions: {
          treeshake: { moduleSideEffects: (file: string) => !actsByNothing.some((folder) => file.startsWith(folder)) },
          output: {
            codeSplitting: { groups: scriptGroups() },
          },
        },
      },
    },
    ssr: {
      ...(isBuild ? { resolve: { noExternal: true, external: nativePackages } } : {}),
      build: {
        rollupOptions: {
          input: './server/built.ts',
          // `expectAscii` says why.
          output: { charset: 'ascii', comments: false },
        },
      },
    },
  },
})

/**
 * Every document carries its stylesheets and names hundreds of classes: a mark of the file and one letter each is a tenth
 * of a kept page less to send than the usual names. The same in the browser's build and the server's.
 */
function shortClassName(name: string, path: string, css: string): string {
  const file = relative(import.meta.dirname, path.split('?')[0] ?? path)
  const mark = createHash('sha256').update(file).digest('hex').slice(0, 8)
  const short = Number.parseInt(mark, 16).toString(36).slice(-4)
  if ((files.get(short) ?? file) !== file) throw new Error(`${file} and ${files.get(short)} need other names`)
  files.set(short, file)
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, found]) => found)
  return `_${short}${toLetters([...new Set(names)].indexOf(name))}`
}

/** a to z, then ba, bb and so on. */
function toLetters(index: number): string {
  const rest = index < 26 ? '' : toLetters(Math.floor(index / 26))
  return rest + String.fromCharCode(97 + (index % 26))
}

/** The framework gives browsers what every route says of itself; nobody navigates to a call, and its schemas are large. */
function keepCallsOnTheServer(): Plugin {
  return {
    name: 'keep-calls-on-the-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: { filter: { id: /-resource\.ts$/ }, handler: () => 'export const handle = {}' },
  }
}

/** The framework's loading of route files gives way to app/http/builds/load-route-module.ts, in the browser's build. */
function loadRoutesOurWay(): Plugin {
  const ours = join(import.meta.dirname, 'app', 'http', 'builds', 'load-route-module.ts')
  let isReplaced = false
  return {
    name: 'load-routes-our-way',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/routeModules\.js$/ },
      handler(_, importer) {
        if (!importer?.includes('/node_modules/react-router/')) return undefined
        isReplaced = true
        return ours
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('the framework loads its route files in another way than before')
    },
  }
}

/**
 * The framework writes the data of every page down for the script that takes it over, before it knows whether there is one.
 * Documents have none and never ask for it (app/entry.server.tsx), so it is written for those who do.
 */
function handOverWhenAsked(): Plugin {
  const written = /serverHandoffStream: (encodeViaTurboStream\([^()]*\))/g
  let isReplaced = false
  return {
    name: 'hand-over-when-asked',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: /\/node_modules\/react-router\//, code: 'serverHandoffStream' },
      handler(code) {
        const replaced = code.replace(written, 'get serverHandoffStream() { return (this.handedOver ??= $1) }')
        if (replaced === code) return undefined
        isReplaced = true
        return { code: replaced, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('the framework hands its data over in another way than before')
    },
  }
}

/** Documents hold no framework that could replace a changed component, so in development they load again. */
function reloadDocuments(): Plugin {
  return {
    name: 'reload-documents',
    apply: 'serve',
    hotUpdate({ server }) {
      if (this.environment.name === 'ssr') server.environments.client.hot.send('document-changed')
    },
  }
}

/** `scripts/build.mjs` goes on with the browser's files while the server's are made. */
function tellWhenWritten(): Plugin {
  return {
    name: 'tell-when-written',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    writeBundle() {
      process.send?.('written')
    },
  }
}
