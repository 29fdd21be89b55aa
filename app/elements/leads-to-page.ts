type Click = Pick<MouseEvent, 'target' | 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a click makes this window load another page of the site: not a new window, a download or a jump in the page. */
export function leadsToPage(click: Click, here: Pick<Location, 'href' | 'origin'>): boolean {
  if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
    return false
  const link = click.target instanceof Element ? click.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download')) return false
  const url = new URL(link.href)
  if (url.origin !== here.origin) return false
  return url.hash === '' || withoutHash(url.href) !== withoutHash(here.href)
}

function withoutHash(href: string): string {
  return href.split('#')[0] ?? href
}
