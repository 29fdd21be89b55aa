import { mayLoadAgain } from './may-load-again.ts'
import { deliveredRules } from './interface-rules.ts'

/**
 * What must not wait for a file: stands in the head of every page as text. It sets the size of the text before anything
 * is shown, loads the page once more when one of its scripts is gone, as happens in the minute of a deploy, and lets no
 * page move over into the areas of staff and agencies: their styles may arrive later than they are first shown.
 */
export const earlyScript = `(${beginPage})(${mayLoadAgain},${deliveredRules.reloadGuardMs})`

/** Written into pages as text: it must not use anything outside. */
function beginPage(isAllowed: typeof mayLoadAgain, deliveredGuardMs: number): void {
  try {
    const size = localStorage.getItem('textSize')
    if (size) document.documentElement.dataset['textSize'] = size
  } catch {
    // Where nothing may be stored, nothing was chosen.
  }
  const reload = ({ target }: Event) => {
    const isScript = target instanceof HTMLScriptElement
    if (!isScript || !navigator.onLine) return
    const { rules = '{}' } = document.documentElement.dataset
    const { reloadGuardMs = deliveredGuardMs } = JSON.parse(rules) as { reloadGuardMs?: number }
    if (isAllowed(location.pathname, Date.now(), sessionStorage, reloadGuardMs)) location.reload()
  }
  addEventListener('error', reload, true)
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    if (/\/(admin|agent)(\/|$)/.test(new URL(activation?.entry.url ?? location.href).pathname))
      viewTransition?.skipTransition()
  })
}
