/** What the framework tells browsers of routes, without what none of them asks for. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const NAME = /^manifest-\w+\.js$/
const CALL = /^api\/.*-resource$/

/** Rewrites the browser's list of routes in a folder of built files. */
export async function leanManifest(folder) {
  const names = (await readdir(folder)).filter((name) => NAME.test(name))
  if (names.length !== 1) throw new Error(`${folder} holds ${names.length} lists of routes`)
  const path = join(folder, names[0])
  await writeFile(path, leanRoutes(await readFile(path, 'utf8')))
}

/**
 * Nobody navigates to a call, what a route imports it fetches itself, and a route without something need not say so. The
 * server keeps the whole list, from which it names what a first page has to fetch.
 */
export function leanRoutes(script) {
  const start = script.indexOf('{')
  const end = script.lastIndexOf('}') + 1
  const manifest = JSON.parse(script.slice(start, end))
  const routes = Object.entries(manifest.routes).filter(([id]) => !CALL.test(id))
  const lean = routes.map(([id, { imports: _, ...route }]) => [
    id,
    Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
  ])
  return `${script.slice(0, start)}${JSON.stringify({ ...manifest, routes: Object.fromEntries(lean) })}${script.slice(end)}`
}
