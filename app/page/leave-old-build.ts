import { awaitedLocation, goTo, knowsNewerBuild } from './navigation-under-way.ts'

/**
 * Once the page knows of a newer build, an application's next navigation loads the document instead. Runs in the browser
 * around the router's own loading.
 */
export async function leaveOldBuild<Result>(_: unknown, next: () => Promise<Result>): Promise<Result> {
  const target = knowsNewerBuild() ? awaitedLocation() : undefined
  return target ? goTo(target) : next()
}
