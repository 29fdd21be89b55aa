import { formatAge } from '#kernel/format-age.ts'
import { keepPage } from '../kept-lists.ts'
import { showDays } from '../show-days.ts'

const { keptAt, tag = 'en' } = document.documentElement.dataset

if (keptAt) sayAge(Number(keptAt))
else if (isSecureContext) keep(document.body.dataset['keep'] ?? '')
showDays()
document.addEventListener('visibilitychange', showDays)
offerPrinting()
offerReading()

/** A copy says how old it is. */
function sayAge(at: number): void {
  const line = document.querySelector<HTMLElement>('[data-kept]')
  if (!line) return
  line.textContent = (line.dataset['kept'] ?? '').replace('{age}', formatAge(Date.now() - at, tag))
  line.hidden = false
}

/**
 * The page is kept without the secret in its address: what lies on the telephone opens nothing. Nothing is imported that other
 * pages have too, since it would come in a file with much else.
 */
function keep(until: string): void {
  const save = () => {
    void navigator.serviceWorker.register('/service-worker.js').catch(unkept)
    void keepPage(until, location.pathname).catch(unkept)
  }
  if (document.readyState === 'complete') save()
  else addEventListener('load', save, { once: true })
}

/** Without room or permission to keep anything the page still answers while there is a connection. */
function unkept(): void {}

function offerPrinting(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-print]')
  if (!button) return
  button.hidden = false
  button.addEventListener('click', () => window.print())
}

/** The button is there only where the telephone has a voice for the language; voices may come late. */
function offerReading(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-read]')
  if (!button || !('speechSynthesis' in window)) return
  const { lang } = document.documentElement
  const find = () => speechSynthesis.getVoices().find((voice) => voice.lang.toLowerCase().startsWith(lang))
  const show = () => void (button.hidden = find() === undefined)
  show()
  speechSynthesis.addEventListener('voiceschanged', show)
  button.addEventListener('click', () => {
    const isSpeaking = speechSynthesis.speaking
    speechSynthesis.cancel()
    const say = (words: string | undefined) => void (button.textContent = words ?? '')
    say(isSpeaking ? button.dataset['read'] : button.dataset['stop'])
    if (isSpeaking) return
    const sections = [...document.querySelectorAll<HTMLElement>('[data-say]')]
    const words = new SpeechSynthesisUtterance(sections.map((section) => section.innerText).join('\n'))
    words.lang = tag
    words.voice = find() ?? null
    words.addEventListener('end', () => say(button.dataset['read']))
    speechSynthesis.speak(words)
  })
}
