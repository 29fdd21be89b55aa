import {
  forgetSearch,
  readSearchHistory,
  rememberSearch,
  SEARCH_HISTORY_KEY,
  type SearchHistoryEntry,
} from '#modules/content/index.ts'
import { call } from '../call.ts'
import { ConnectedElement } from '../connected-element.ts'
import { nextItem } from '../next-item.ts'

type Suggestion = { kind: string; word: string; path?: string }

const PAUSE_MS = 150
const SHORTEST = 2

/** The search form: suggestions while typing as a combobox with a list, and the latest searches of this browser. */
class SiteSearch extends ConnectedElement {
  #suggestions: Suggestion[] = []
  #active = -1
  #running: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  protected connect(signal: AbortSignal): void {
    const word = this.dataset['word']
    if (word) keep(rememberSearch(readKept(), { kind: 'word', word, date: Date.now() }))
    this.#showHistory()
    window.addEventListener('storage', ({ key }) => key === SEARCH_HISTORY_KEY && this.#showHistory(), { signal })
    this.addEventListener('click', (event) => this.#hearClick(event), { signal })

    const { input, list } = this.#parts()
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', list.id)
    input.setAttribute('aria-expanded', 'false')
    input.addEventListener('input', () => this.#askSoon(), { signal })
    input.addEventListener('keydown', (event) => this.#walk(event), { signal })
    input.addEventListener('blur', () => this.#close(), { signal })
    // The field would lose the focus before the choice is heard.
    list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
    list.addEventListener('click', ({ target }) => this.#choose(this.#optionAt(target)), { signal })
  }

  #parts(): { input: HTMLInputElement; list: HTMLElement; status: HTMLElement } {
    const input = this.querySelector<HTMLInputElement>('input[name=q]')
    const list = this.querySelector<HTMLElement>('[role=listbox]')
    const status = this.querySelector<HTMLElement>('[role=status]')
    if (!input || !list || !status) throw new Error('the search form lacks a part')
    return { input, list, status }
  }

  #askSoon(): void {
    clearTimeout(this.#timer)
    this.#running?.abort()
    const word = this.#parts().input.value.trim()
    if (word.length < SHORTEST) this.#close()
    else this.#timer = setTimeout(() => this.#ask(word), PAUSE_MS)
  }

  async #ask(word: string): Promise<void> {
    this.#running = new AbortController()
    const { signal } = this.#running
    const address = `${this.dataset['call']}&q=${encodeURIComponent(word)}`
    try {
      const { data } = await call<{ data: Suggestion[] }>(address, { signal })
      this.#show(data)
    } catch {
      // The form answers without suggestions too. A question given up for the next letter must not close what that one asks.
      if (!signal.aborted) this.#close()
    }
  }

  #show(suggestions: Suggestion[]): void {
    const { input, list, status } = this.#parts()
    if (document.activeElement !== input) return
    this.#suggestions = suggestions
    list.replaceChildren(
      ...suggestions.map(({ word }, index) => {
        const option = document.createElement('div')
        option.id = `${list.id}-${index}`
        option.role = 'option'
        option.textContent = word
        return option
      }),
    )
    this.#activate(-1)
    list.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    const counts: unknown = JSON.parse(this.dataset['counts'] ?? '[]')
    status.textContent = Array.isArray(counts) ? String(counts[suggestions.length] ?? '') : ''
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#running?.abort()
    const { input, list, status } = this.#parts()
    this.#suggestions = []
    list.hidden = true
    status.textContent = ''
    input.setAttribute('aria-expanded', 'false')
    this.#activate(-1)
  }

  #walk(event: KeyboardEvent): void {
    if (this.#suggestions.length === 0 || event.isComposing) return
    const next =
      event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? nextItem(event.key, this.#active, this.#suggestions.length)
        : undefined
    if (next !== undefined) {
      event.preventDefault()
      this.#activate(next)
    } else if (event.key === 'Escape') {
      // The first Escape closes the list, the second empties the field.
      event.preventDefault()
      this.#close()
    } else if (event.key === 'Enter' && this.#active >= 0) {
      event.preventDefault()
      this.#choose(this.#active)
    }
  }

  #activate(index: number): void {
    const { input, list } = this.#parts()
    this.#active = index
    for (const [number, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(number === index))
    const option = list.children[index]
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
    option?.scrollIntoView({ block: 'nearest' })
  }

  #optionAt(target: EventTarget | null): number {
    const option = target instanceof Element ? target.closest('[role=option]') : null
    return option ? [...this.#parts().list.children].indexOf(option) : -1
  }

  /** A title leads to its page; a word is looked for. */
  #choose(index: number): void {
    const suggestion = this.#suggestions[index]
    if (!suggestion) return
    if (suggestion.path) {
      location.assign(suggestion.path)
      return
    }
    const { input } = this.#parts()
    input.value = suggestion.word
    this.#close()
    input.form?.requestSubmit()
  }

  #showHistory(): void {
    const section = this.querySelector<HTMLElement>('[data-history]')
    const entries = section?.querySelector('[data-entries]')
    if (!section || !entries) return
    const history = readKept()
    section.hidden = history.length === 0
    entries.replaceChildren(...history.map((entry) => this.#entryOf(entry)))
  }

  #entryOf({ word }: SearchHistoryEntry): Node {
    const entry = this.querySelector('template')?.content.cloneNode(true)
    if (!(entry instanceof DocumentFragment)) return document.createTextNode('')
    const link = entry.querySelector('a')
    if (link) {
      link.href += `?q=${encodeURIComponent(word)}`
      const name = document.createElement('bdi')
      name.textContent = word
      link.replaceChildren(name)
    }
    const button = entry.querySelector('button')
    if (button) {
      button.dataset['forget'] = word
      button.ariaLabel = button.ariaLabel?.replace('%', () => word) ?? word
    }
    return entry
  }

  #hearClick({ target }: MouseEvent): void {
    const button = target instanceof Element ? target.closest('button') : null
    const forgotten = button?.dataset['forget']
    const isAll = button?.dataset['clear'] !== undefined
    if (forgotten === undefined && !isAll) return
    keep(isAll ? [] : forgetSearch(readKept(), forgotten ?? ''))
    this.#showHistory()
    // The button is gone; the focus must not be lost with it.
    this.#parts().input.focus()
  }
}

/** A browser that keeps nothing has no history. */
function readKept(): SearchHistoryEntry[] {
  try {
    return readSearchHistory(localStorage.getItem(SEARCH_HISTORY_KEY))
  } catch {
    return []
  }
}

function keep(history: readonly SearchHistoryEntry[]): void {
  try {
    localStorage.setItem(SEARCH_HISTORY_KEY, JSON.stringify(history))
  } catch {
    // Full or forbidden: searches work without being remembered.
  }
}

customElements.define('site-search', SiteSearch)
