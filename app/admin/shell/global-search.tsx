import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Form, useFetcher, useNavigate } from 'react-router'
import { paths } from '#app/addresses/paths.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import type { AreaGroupLinks } from '../areas.ts'
import type { Hit } from '../search/hit.ts'
import { HitWords } from '../search/hit-list.tsx'
import type { loader } from '../search/search-page.tsx'
import styles from './global-search.module.css'

/** Identifies the field for the keys that lead to it. */
export const GLOBAL_SEARCH_ID = 'staff-search'

const PAUSE_MS = 120

/**
 * One field that leads everywhere: areas while nothing is typed, then what the words are found in. Arrows choose, Enter
 * opens. Without script it is a form that leads to the page of the search.
 */
export function GlobalSearch({ groups }: { groups: AreaGroupLinks[] }) {
  const text = useText('staff-desk')
  const locale = useLocale()
  const navigate = useNavigate()
  const fetcher = useFetcher<typeof loader>()
  const [typed, setTyped] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const listId = useId()
  const areas = useAreaHits(groups)
  const hits = typed.trim() === '' ? areas : fetcher.data?.q === typed.trim() ? fetcher.data.hits : []
  const optionId = (at: number) => `${listId}-${at}`

  function type(value: string) {
    setTyped(value)
    setChosen(-1)
    setIsOpen(true)
    clearTimeout(timer.current)
    if (value.trim() === '') return
    timer.current = setTimeout(() => {
      void fetcher.load(paths.adminSearch(locale, { q: value.trim(), suggest: 1 }))
    }, PAUSE_MS)
  }

  function open(hit: Hit) {
    close()
    void navigate(hit.href)
  }

  function close() {
    clearTimeout(timer.current)
    setTyped('')
    setChosen(-1)
    setIsOpen(false)
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    const hit = hits[chosen]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      const next = isOpen ? (chosen + step + hits.length) % Math.max(hits.length, 1) : 0
      setIsOpen(true)
      setChosen(chosen === -1 && step === -1 ? hits.length - 1 : next)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && isOpen && hit) {
      event.preventDefault()
      open(hit)
    } else if (event.key === 'Escape') {
      close()
    }
  }

  return (
    <search className={styles.search}>
      <Form action={paths.adminSearch(locale)} onSubmit={() => setIsOpen(false)}>
        <Icon name="search" className={styles.lens} />
        <input
          id={GLOBAL_SEARCH_ID}
          type="search"
          name="q"
          value={typed}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={press}
          role="combobox"
          aria-expanded={isOpen && hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[chosen] ? optionId(chosen) : undefined}
          aria-label={text('search')}
          placeholder={text('search-hint')}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
        />
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      </Form>
      <div
        id={listId}
        role="listbox"
        aria-label={text('search')}
        className={styles.hits}
        hidden={!isOpen || hits.length === 0}
      >
        {hits.map((hit, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field holds the focus and answers to the keys
          <div
            key={`${hit.kind} ${hit.id}`}
            id={optionId(at)}
            role="option"
            tabIndex={-1}
            aria-selected={at === chosen}
            className={styles.hit}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(hit)}
          >
            <HitWords hit={hit} />
          </div>
        ))}
      </div>
      <output className="visually-hidden">
        {isOpen && typed.trim() !== '' && fetcher.state === 'idle' && <HitCount count={hits.length} />}
      </output>
    </search>
  )
}

function HitCount({ count }: { count: number }) {
  return useText('staff-desk')('hit-count', { count })
}

function useAreaHits(groups: AreaGroupLinks[]): Hit[] {
  const text = useText('staff-areas')
  return groups.flatMap(({ areas }) =>
    areas.map(({ text: word, href }) => ({ kind: 'area' as const, id: word, title: text(word), detail: [], href })),
  )
}
