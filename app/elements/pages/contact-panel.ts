import { adoptStyles, parsePage } from '../adopt-content.ts'
import { askPage } from '../call.ts'

/** The one panel of the page; closing it after a message was sent removes it, so that the next one starts empty. */
let host: HTMLElement | undefined
let opener: HTMLElement | undefined
let isSent = false

/**
 * Opens the form of the contact page beside the page that is read. What is typed stays while the panel is small or
 * closed, until it was sent. It brings the styles of its page along and keeps them to itself.
 */
export async function openContactPanel(address: string, from: HTMLElement): Promise<void> {
  host ??= await build(address)
  opener = from
  host.hidden = false
  act('restore')
}

async function build(address: string): Promise<HTMLElement> {
  const page = parsePage(await askPage(address))
  const panel = page.querySelector<HTMLTemplateElement>('#contact-panel')?.content.firstElementChild
  const form = page.querySelector('public-form[data-name="contact"]')
  const place = panel?.querySelector('[data-body]')
  if (!panel || !form || !place) throw new Error('the contact page has no panel')

  const made = document.createElement('div')
  const root = made.attachShadow({ mode: 'open' })
  adoptStyles(root, page)
  place.append(form)
  root.append(...page.querySelectorAll('link[rel="stylesheet"]'), panel)
  root.addEventListener('click', ({ target }) => follow(root, target))
  root.addEventListener('keydown', (event) => event instanceof KeyboardEvent && event.key === 'Escape' && act('close'))
  root.addEventListener('form-answered', () => {
    isSent = root.querySelector('public-form form') === null
  })
  document.body.append(made)
  return made
}

/** A button of the panel, or a problem that leads to its field: inside, addresses of fields are not found otherwise. */
function follow(root: ShadowRoot, target: EventTarget | null): void {
  const clicked = target instanceof Element ? target.closest<HTMLElement>('[data-act], a[href^="#"]') : null
  if (clicked?.dataset['act']) return act(clicked.dataset['act'])
  const id = clicked?.getAttribute('href')?.slice(1)
  if (id) root.getElementById(id)?.focus()
}

function act(name: string): void {
  const panel = host?.shadowRoot?.querySelector<HTMLElement>('[data-state]')
  if (!host || !panel) return
  if (name !== 'close') {
    panel.dataset['state'] = name === 'minimise' ? 'small' : 'open'
    panel
      .querySelector<HTMLElement>(name === 'minimise' ? '[data-act="restore"]' : '[data-body] [name="name"]')
      ?.focus()
    return
  }
  host.hidden = true
  opener?.focus()
  if (!isSent) return
  host.remove()
  host = undefined
  isSent = false
}
