import { reactRouter } from '@react-router/dev/vite'
import { existsSync, globSync } from 'node:fs'
import { defineConfig, type Plugin } from 'vite'

/** Scripts that documents load by themselves: the elements of the chrome, and one file for each page that needs one. */
const browserEntries = [
  './app/elements/elements.ts',
  ...globSync('./app/elements/pages/*.ts').filter((path) => !path.includes('.test.')),
]

export default defineConfig({
  plugins: [reactRouter(), reloadDocuments()],
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
