import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { UNSAFE_withComponentProps, UNSAFE_withErrorBoundaryProps, type ServerBuild } from 'react-router'
import { assembleApp, type App, type AppServices } from '#app/http/assemble-app.server.ts'
import routes from '#app/routes.ts'
import { routeTableOf, type RouteTable } from '#app/http/route-table.server.ts'
import { readEnvironment } from '#platform/env.server.ts'
import { openPictures } from '#platform/images/open-pictures.server.ts'
import { createLog } from '#platform/log/log.server.ts'
import { answerChecker } from './check-answer.ts'
import { testDb } from './test-db.ts'

const appFolder = join(import.meta.dirname, '..', '..', 'app')

/** Makes sizes of what the product ships and keeps none. */
const testPictures = openPictures(
  { dataDir: '/nonexistent', imageCacheBytes: 0 },
  join(import.meta.dirname, '..', '..', 'public'),
)

/**
 * The whole web application on a database of its own: a `Request` in, a `Response` out, through the same gate as in
 * production. The routes are the real ones; only the bundler is missing.
 */
export async function testApp(services: Partial<AppServices> = {}): Promise<App> {
  const build = await assembleBuild()
  const app = assembleApp(
    build,
    {
      db: services.db ?? (await testDb()),
      env: readEnvironment({ PUBLIC_URL: 'http://kafile.test', DATA_DIR: '/nonexistent' }),
      log: createLog({ level: 'silent' }),
      pictures: testPictures,
      ...services,
    },
    'test',
  )
  return { ...app, respond: checked(app.respond, build) }
}

/** The routes of the application as it asks them itself. */
export async function testRoutes(): Promise<RouteTable> {
  return routeTableOf(await assembleBuild())
}

/** Every answer of a call is held against the description of the interface. */
function checked(respond: App['respond'], build: ServerBuild): App['respond'] {
  const table = routeTableOf(build)
  checkAnswer ??= answerChecker(table.calls)
  return async (request, caller) => {
    const { method, url } = request
    const response = await respond(request, caller)
    await checkAnswer?.(table.routeAt(new URL(url).pathname)?.pattern, method, response)
    return response
  }
}

let checkAnswer: ReturnType<typeof answerChecker> | undefined

/** Asks for a page as a visitor would. */
export function getPage(app: App, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app.respond(new Request(`http://kafile.test${path}`, { headers }))
}

/** Sends a form of the site; a list stands for several fields of one name. */
export function postForm(
  app: App,
  path: string,
  fields: Record<string, string | readonly string[]>,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.respond(
    new Request(`http://kafile.test${path}`, {
      method: 'POST',
      body: new URLSearchParams(
        Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one])),
      ),
      headers: { origin: 'http://kafile.test', host: 'kafile.test', ...headers },
    }),
  )
}

/** Makes a call with a JSON body. */
export function postJson(
  app: App,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return app.respond(
    new Request(`http://kafile.test${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }),
  )
}

let assembled: Promise<ServerBuild> | undefined

/** What the bundler would make of the route table. */
function assembleBuild(): Promise<ServerBuild> {
  assembled ??= loadRoutes()
  return assembled
}

async function loadRoutes(): Promise<ServerBuild> {
  const entries = flatten(await routes, 'root')
  const rootModule = await loadModule('root.tsx')
  const list = await Promise.all(entries.map(async (entry) => ({ ...entry, module: await loadModule(entry.file) })))
  const all = [{ id: 'root', path: '', parentId: undefined, index: undefined, module: rootModule }, ...list]
  return {
    entry: { module: await import(join(appFolder, 'entry.server.tsx')) },
    routes: Object.fromEntries(all.map((route) => [route.id, route])),
    assets: {
      version: 'test',
      url: '/assets/manifest-test.js',
      entry: { module: '/assets/entry.client-test.js', imports: [] },
      routes: Object.fromEntries(all.map((route) => [route.id, toManifestRoute(route)])),
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
    allowedActionOrigins: ['**'],
  } as unknown as ServerBuild
}

/** A route module as the bundler leaves it: its components get what the route knows as properties. */
async function loadModule(file: string): Promise<Record<string, unknown>> {
  const module = { ...(await import(join(appFolder, file))) }
  if (module.default) module.default = UNSAFE_withComponentProps(module.default)
  if (module.ErrorBoundary) module.ErrorBoundary = UNSAFE_withErrorBoundaryProps(module.ErrorBoundary)
  return module
}

type FlatRoute = {
  id: string
  parentId: string | undefined
  path: string | undefined
  index: boolean | undefined
  file: string
}

function flatten(entries: RouteConfigEntry[], parentId: string): FlatRoute[] {
  return entries.flatMap((entry) => {
    const id = entry.id ?? entry.file.replace(/^\.\//, '').replace(/\.tsx?$/, '')
    return [
      { id, parentId, path: entry.path, index: entry.index, file: entry.file },
      ...flatten(entry.children ?? [], id),
    ]
  })
}

function toManifestRoute({
  id,
  parentId,
  path,
  index,
  module,
}: Omit<FlatRoute, 'file'> & { module: Record<string, unknown> }) {
  return {
    id,
    parentId,
    path,
    index,
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientLoader: false,
    hasClientAction: false,
    hasClientMiddleware: false,
    hasDefaultExport: 'default' in module,
    module: `/assets/${id}.js`,
    imports: [],
    css: [],
  }
}
