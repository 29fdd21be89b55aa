import type { ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { assembleApp, type App, type AppServices } from './http/assemble-app.server.ts'

export { startWork } from './work/start-work.server.ts'

/** Puts the web application together from what the program opened. */
export function createApp(services: AppServices): App {
  return assembleApp(build as ServerBuild, services, import.meta.env.MODE)
}
