import { call } from './call.ts'
import { noteFailure } from '#app/page/note-failure.ts'

/** The newest build this window knows of. */
const NEWEST = 'newestBuild'

/**
 * Asks now and then whether a newer build is there. Nothing happens at once: the page marks itself, applications then
 * navigate by documents, and what the browser had prepared of the old build is dropped.
 */
export function watchBuild(): void {
  const { build, checkEvery } = document.querySelector<HTMLElement>('script[data-build]')?.dataset ?? {}
  if (!build) return
  const begin = () => {
    // Going back takes the page as the browser kept it, however old it is.
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (visit?.type === 'back_forward' && isOlder(build)) return location.reload()
    remember(build)
    setInterval(() => void check(build), Number(checkEvery))
  }
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', begin, { once: true })
  else begin()
  // A page that comes back from memory may be older than what was seen since.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isOlder(build)) location.reload()
  })
}

async function check(build: string): Promise<void> {
  const latest = await call<{ id: string }>(`/builds/latest.json?${Date.now()}`).catch(noteFailure)
  if (!latest) return
  remember(latest.id)
  if (latest.id === build) {
    delete document.documentElement.dataset.newBuild
    return
  }
  document.documentElement.dataset.newBuild = latest.id
  for (const rules of document.querySelectorAll('script[type=speculationrules]')) rules.remove()
}

function remember(build: string): void {
  try {
    sessionStorage.setItem(NEWEST, build)
  } catch (error) {
    noteFailure(error)
  }
}

function isOlder(build: string): boolean {
  return (sessionStorage.getItem(NEWEST) ?? build) !== build
}
