import { type Page, expect } from '@playwright/test'

/** No words and no controls lie on each other, and none stick out of the window, as wide as the window is now. */
export async function expectApart(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(collisions), `${name}: what lies on something else or sticks out`).toEqual([])
}

/** Runs on the page. Words are measured line by line, without the air that a font leaves above and below its letters. */
function collisions(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number }
  const window = { left: 0, right: document.documentElement.clientWidth, top: -Infinity, bottom: Infinity }
  const found: { of: Element; box: Box; words: string }[] = []
  const controls = 'button, input:not([type=hidden]), select, textarea'

  for (const control of document.querySelectorAll(`main :is(${controls})`))
    keep(control, control.getBoundingClientRect())
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const of = text.parentElement
    if (!of || text.nodeValue?.trim() === '' || of.closest('select, textarea, script, style')) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const air = (bottom - top) * 0.2
      keep(of, { left, right, top: top + air, bottom: bottom - air }, text.nodeValue ?? '')
    }
  }
  const sticking = found.filter(({ box }) => box.left < window.left - 1 || box.right > window.right + 1)
  const lying = found.flatMap((one, at) =>
    found
      .slice(at + 1)
      .filter((other) => !one.of.contains(other.of) && !other.of.contains(one.of) && meet(one.box, other.box))
      .filter((other) => !isButtonOf(one, other))
      .map((other) => `${nameOf(one)} on ${nameOf(other)}`),
  )
  return [...new Set([...sticking.map((each) => `${nameOf(each)} sticks out`), ...lying])].slice(0, 8)

  /** Keeps what is seen of a box: what scrolls by itself shows a part, and what is only read out shows nothing. */
  function keep(of: Element, { left, right, top, bottom }: Box, words = ''): void {
    if (!of.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const box = { left, right, top, bottom }
    for (let around: Element | null = of; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowX === 'visible') continue
      const frame = around.getBoundingClientRect()
      box.left = Math.max(box.left, frame.left)
      box.right = Math.min(box.right, frame.right)
      box.top = Math.max(box.top, frame.top)
      box.bottom = Math.min(box.bottom, frame.bottom)
    }
    if (box.right - box.left > 2 && box.bottom - box.top > 2) found.push({ of, box, words: words.trim().slice(0, 30) })
  }

  function meet(one: Box, other: Box): boolean {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return wide > 1.5 && high > 1.5
  }

  /** A field keeps room for the button that stands wholly within it. */
  function isButtonOf(field: { of: Element; box: Box }, { of, box }: { of: Element; box: Box }): boolean {
    if (field.of.localName !== 'input' || of.localName !== 'button') return false
    return box.left >= field.box.left - 1 && box.right <= field.box.right + 1
  }

  function nameOf({ of, words }: { of: Element; words: string }): string {
    const { left, top } = of.getBoundingClientRect()
    return `${of.localName} ${words || of.getAttribute('name') || of.getAttribute('aria-label') || of.textContent?.trim().slice(0, 30)} (${Math.round(left)}, ${Math.round(top)})`
  }
}
