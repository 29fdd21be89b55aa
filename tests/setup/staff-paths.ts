import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** The door itself, what leads on, and the colours, which belong to everybody. */
const forAllStaff = [
  '/admin',
  '/admin/login',
  '/admin/login/second-factor',
  '/admin/theme',
  '/admin/*',
  '/api/v1/admin/session',
]

/** The path of every page and call of the staff that asks for a right, with the names of its parameters. */
export const guardedStaffPaths: readonly string[] = pathsOf(routes, '')
  .filter((path) => /^\/(admin|api\/v1\/admin|rest)(\/|$)/.test(path))
  .filter((path) => !forAllStaff.includes(path))

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap((entry) => {
    const path = [above, entry.path?.replace(/^:lang\?\/?/, '')].filter(Boolean).join('/')
    const own = entry.file.includes('layout') ? [] : [`/${path}`.replaceAll('//', '/')]
    return [...own, ...pathsOf(entry.children ?? [], path)]
  })
}
