import { awaitedLocation, goTo } from './navigation-under-way.ts'

/**
 * Once the page knows of a newer build, an application's next navigation loads the document instead. Runs in the browser
 * around the router's own loading.
 */
export async function leaveOldBuild<Result>(_: unknown, next: () => Promise<Result>): Promise<Result> {
  const target = document.documentElement.dataset.newBuild === undefined ? undefined : awaitedLocation()
  return target ? goTo(target) : next()
}
