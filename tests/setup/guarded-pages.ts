import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import type { CallWorld } from './call-world.ts'

/** The door of the staff, what leads on from it, and what every role may do. */
const forAllStaff = /^\/(admin\/?(login.*|theme|\*)?|api\/v1\/admin\/session)$/

export const isAgentPath = (path: string) => /^\/(api\/v1\/)?agent(\/|$)/.test(path)
export const isStaffPath = (path: string) => /^\/((api\/v1\/)?admin|rest)\//.test(path) && !forAllStaff.test(path)

/** Every page and file behind a guard, in the language that needs no prefix. */
export function pathsOfPages(): string[] {
  return pathsOf(routes as RouteConfigEntry[], '')
    .map((path) => path.replace(/^\/:lang\?/, ''))
    .filter((path) => !path.startsWith('/api/') && !path.startsWith('/rest/') && !path.endsWith('*'))
    .filter((path) => isAgentPath(path) || isStaffPath(path))
}

/** The path with a record of the world where there is one that fits, and with what nobody has where there is none. */
export function pagePlace({ places }: CallWorld, path: string): string {
  return path.replace(/([^/]+)\/:(\w+)/g, (_whole, before: string, name: string) => {
    const [, alike] = Object.entries(places).find(([place]) => place.endsWith(`/:${name}`)) ?? []
    return `${before}/${encodeURIComponent(places[`${before}/:${name}`] ?? alike ?? 'x-1')}`
  })
}

function pathsOf(entries: readonly RouteConfigEntry[], above: string): string[] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const whole = path ? `${above}/${path}` : above
    return [...(file.includes('layout') ? [] : [whole]), ...pathsOf(children, whole)]
  })
}
