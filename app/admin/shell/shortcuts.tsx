import { useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Choice } from '#app/ui/choice.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { useText } from '#app/ui/text.tsx'
import type { AreaGroupLinks } from '../areas.ts'
import { areaKeys } from './area-keys.ts'
import { GLOBAL_SEARCH_ID } from './global-search.tsx'
import styles from './shortcuts.module.css'

const DIALOG_ID = 'staff-shortcuts'
/** Whether single letters are to do nothing; kept in the browser, which is where the keyboard is. */
const OFF_KEY = 'staffLetterKeysOff'
const SEQUENCE_MS = 1500

/** The keys of the staff area, and the dialog that lists them. Letters can be switched off; they never act in a field. */
export function Shortcuts({ groups }: { groups: AreaGroupLinks[] }) {
  const text = useText('staff-desk')
  const areaText = useText('staff-areas')
  const navigate = useNavigate()
  const isOff = useSyncExternalStore(onLettersChange, areLettersOff, () => false)
  const areas = groups.flatMap(({ areas: own }) => own).filter(({ text: word }) => areaKeys[word] !== undefined)

  useEffect(() => {
    let leading = 0
    function press(event: KeyboardEvent) {
      const { key } = event
      if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'k') {
        event.preventDefault()
        focusSearch()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event) || areLettersOff()) return
      const isSecond = event.timeStamp - leading < SEQUENCE_MS
      leading = 0
      const area = isSecond ? areas.find(({ text: word }) => areaKeys[word] === key) : undefined
      if (area) void navigate(area.href)
      else if (key === 'g') leading = event.timeStamp
      else if (key === '/') focusSearch()
      else if (key === '?') openHelp()
      else if (key === 'j') moveInList(1)
      else if (key === 'k') moveInList(-1)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [areas, navigate])

  return (
    <Dialog id={DIALOG_ID} title={text('keys')}>
      <dl className={styles.keys}>
        <Key keys={['Ctrl', 'K']} alternative="/" words={text('key-search')} />
        <Key keys={['j']} alternative="k" words={text('key-rows')} />
        <Key keys={['?']} words={text('key-help')} />
        {areas.map(({ text: word, href }) => (
          <Key key={href} keys={['g', areaKeys[word] ?? '']} words={areaText(word)} />
        ))}
      </dl>
      <Choice checked={isOff} onChange={(event) => keepLettersOff(event.target.checked)}>
        {text('keys-off')}
      </Choice>
    </Dialog>
  )
}

/** Opens the list of keys; for those who would rather press a button than know the key. */
export function ShortcutsButton({ className }: { className: string | undefined }) {
  const text = useText('staff-desk')
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={DIALOG_ID}
      className={className}
      aria-label={text('keys')}
      title={text('keys')}
    >
      <kbd aria-hidden="true">?</kbd>
    </button>
  )
}

function Key({ keys, alternative, words }: { keys: string[]; alternative?: string; words: string }) {
  return (
    <div>
      <dt dir="ltr">
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {alternative !== undefined && (
          <>
            {' / '}
            <kbd>{alternative}</kbd>
          </>
        )}
      </dt>
      <dd>{words}</dd>
    </div>
  )
}

function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], dialog') !== null
  )
}

function focusSearch(): void {
  const field = document.getElementById(GLOBAL_SEARCH_ID)
  if (field instanceof HTMLInputElement) {
    field.focus()
    field.select()
  }
}

function openHelp(): void {
  const dialog = document.getElementById(DIALOG_ID)
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal()
}

/** From row to row by the links that open them. */
function moveInList(step: 1 | -1): void {
  const links = [...document.querySelectorAll<HTMLElement>('main tbody tr td:first-child a, main tbody tr th a')]
  const at = links.findIndex((link) => link === document.activeElement)
  links[at === -1 ? 0 : Math.min(Math.max(at + step, 0), links.length - 1)]?.focus()
}

function areLettersOff(): boolean {
  return localStorage.getItem(OFF_KEY) !== null
}

function keepLettersOff(isOff: boolean): void {
  if (isOff) localStorage.setItem(OFF_KEY, '1')
  else localStorage.removeItem(OFF_KEY)
  // Other windows are told by the browser, this one is not.
  window.dispatchEvent(new Event('storage'))
}

function onLettersChange(tell: () => void): () => void {
  window.addEventListener('storage', tell)
  return () => window.removeEventListener('storage', tell)
}
