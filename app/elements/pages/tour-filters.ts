import { bringIntoBar } from '#app/page/bring-into-bar.ts'
import { adoptContent, parsePage } from '../adopt-content.ts'
import { askPage } from '../call.ts'

/**
 * Applies the filters of a list at every change: fetches the page the form would open and takes over its list, its
 * months and its counts. Without it, or when the fetch fails, the form opens that page by itself.
 */
const filters = document.querySelector<HTMLFormElement>('form[data-tour-filters]')
if (filters) bringToLife(filters)
showMonth()

function bringToLife(form: HTMLFormElement): void {
  let running: AbortController | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = location.pathname + location.search
  form.dataset['live'] = ''

  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    showWords(target)
    clearTimeout(timer)
    timer = setTimeout(() => apply(addressOf(form), true), target.type === 'checkbox' ? 0 : 350)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    clearTimeout(timer)
    document.getElementById('filters')?.hidePopover()
    apply(addressOf(form), true)
  })
  // A jump inside the page, such as past the menus, comes as `popstate` too and must not lose its place.
  window.addEventListener('popstate', () => {
    if (shown !== location.pathname + location.search) location.reload()
  })

  async function apply(address: string, isNew: boolean): Promise<void> {
    running?.abort()
    running = new AbortController()
    const results = document.getElementById('results')
    results?.setAttribute('aria-busy', 'true')
    try {
      takeOver(parsePage(await askPage(address, { signal: running.signal })))
      if (isNew) history.pushState(null, '', address)
      shown = location.pathname + location.search
      results?.removeAttribute('aria-busy')
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) location.assign(address)
    }
  }
}

/** The address the form would open, without its empty fields and with the slider's far end as no limit. */
function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.append(name, value)
  const walk = form.querySelector<HTMLInputElement>('input[name=walk]')
  if (walk && walk.value === walk.max) query.delete('walk')
  // Where no currency can be chosen, the one of the bounds says nothing without a bound.
  const isBounded = query.has('priceMin') || query.has('priceMax')
  if (!isBounded && form.querySelector('input[name=currency]')) query.delete('currency')
  const text = query.toString()
  const path = new URL(form.action).pathname
  return text ? `${path}?${text}` : path
}

/** What changes with the filters: parts as a whole, words in place, so that a change of the count is announced. */
function takeOver(page: Document): void {
  for (const id of ['results', 'months', 'applied-filters', 'list-order', 'open-filters', 'clear-filters']) {
    const [here, there] = [document.getElementById(id), page.getElementById(id)]
    if (here && there) adoptContent(here, there)
  }
  for (const there of page.querySelectorAll<HTMLElement>('[data-words-of]')) {
    const here = document.querySelector(`[data-words-of="${there.dataset['wordsOf']}"]`)
    if (here && here.textContent !== there.textContent) here.textContent = there.textContent
  }
  for (const there of page.querySelectorAll<HTMLInputElement>('[data-tour-filters] input[placeholder]')) {
    const here = document.querySelector<HTMLInputElement>(`[data-tour-filters] input[name="${there.name}"]`)
    if (here) here.placeholder = there.placeholder
  }
  showMonth()
  document.title = page.title
}

/** The slider says in words what it stands for. */
function showWords(input: HTMLInputElement | HTMLSelectElement): void {
  const output = input.parentElement?.querySelector('output')
  const words: unknown = JSON.parse(input.dataset['words'] ?? 'null')
  if (output && Array.isArray(words)) output.textContent = String(words[Number(input.value) - 1] ?? '')
}

/** The strip of months is wider than a phone: the chosen month is shown, or else the first one with departures. */
function showMonth(): void {
  const strip = document.getElementById('months')
  const chosen = strip?.querySelector('[aria-current]')
  if (chosen) return bringIntoBar(chosen, 'center')
  const first = strip?.querySelector('a')
  if (first) bringIntoBar(first, 'start')
}
