type ContactPanel = { openContactPanel: (address: string, opener: HTMLElement) => Promise<void> }

/**
 * Links to the contact page that name the script of the panel open it instead. The script is asked for at the first
 * click only; without it, and when it cannot be loaded, the link leads to the page.
 */
export function leadToContactPanel(): void {
  const follow = (event: MouseEvent) => {
    const { target, metaKey, ctrlKey, shiftKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-panel-script]') : null
    const script = link?.dataset['panelScript']
    if (!link || !script || metaKey || ctrlKey || shiftKey) return
    event.preventDefault()
    void import(/* @vite-ignore */ script)
      .then(({ openContactPanel }: ContactPanel) => openContactPanel(link.href, link))
      .catch(() => location.assign(link.href))
  }
  // Before whoever announces that a link leads away.
  document.addEventListener('click', follow, { capture: true })
}
