import { reactRouter } from '@react-router/dev/vite'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

/** Scripts that documents load by themselves: the elements of the chrome, and one file for each page that needs one. */
const browserEntries = [
  './app/elements/elements.ts',
  ...globSync('./app/elements/pages/*.ts').filter((path) => !path.includes('.test.')),
]

export default defineConfig({
  plugins: [keepCallsOnTheServer(), loadRoutesOurWay(), reactRouter(), reloadDocuments()],
  build: { manifest: true, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: browserEntries.filter((path) => existsSync(path)),
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            // One file for the design system: split by component, a page would wait for a dozen small ones.
            codeSplitting: { groups: [{ name: 'ui', test: /\/app\/(ui|site\/errors)\/[^/]+\.css$/ }] },
          },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: './app/server.ts' } } },
  },
})

/** The framework gives browsers what every route says of itself; nobody navigates to a call, and its schemas are large. */
function keepCallsOnTheServer(): Plugin {
  return {
    name: 'keep-calls-on-the-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (_, id) => (id.endsWith('-resource.ts') ? 'export const handle = {}' : undefined),
  }
}

/** The framework's loading of route files gives way to app/builds/load-route-module.ts, in the browser's build. */
function loadRoutesOurWay(): Plugin {
  const ours = join(import.meta.dirname, 'app', 'builds', 'load-route-module.ts')
  let isReplaced = false
  return {
    name: 'load-routes-our-way',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/routeModules.js') || !importer?.includes('/node_modules/react-router/')) return undefined
      isReplaced = true
      return ours
    },
    buildEnd(error) {
      if (!error && !isReplaced) throw new Error('the framework loads its route files in another way than before')
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
