import { load } from 'cheerio'

/** The address and the fields of a form, several values under one name. */
type Sent = { path: string; fields: Record<string, string[]> }

/**
 * What a browser sends of the form around the boxes of a name when the boxes of these values are ticked and no other, by
 * the button with this value. For tests that a box which is drawn is one that is read.
 *
 * @throws Error where the page has no such box, or no such button in its form.
 */
export function tickedForm(
  html: string,
  { name, values, button }: { name: string; values: readonly string[]; button?: string },
): Sent {
  const $ = load(html)
  const boxes = $('input[type="checkbox"]').filter((_, box) => $(box).attr('name') === name)
  const form = boxes.first().closest('form')
  const drawn = form.find('input[type="checkbox"]').filter((_, box) => $(box).attr('name') === name)
  for (const box of drawn) $(box).removeAttr('checked')
  for (const value of values) {
    const box = drawn.filter((_, each) => $(each).attr('value') === value)
    if (box.length !== 1) throw new Error(`${box.length} boxes ${name}=${value}`)
    box.attr('checked', '')
  }
  const pressed = form.find('button').filter((_, each) => button === undefined || $(each).attr('value') === button)
  if (pressed.length !== 1) throw new Error(`${pressed.length} buttons ${button ?? ''} beside boxes of ${name}`)
  const pairs = [...form.serializeArray(), { name: pressed.attr('name') ?? '', value: pressed.attr('value') ?? '' }]
  const fields: Record<string, string[]> = {}
  for (const pair of pairs) if (pair.name !== '') fields[pair.name] = [...(fields[pair.name] ?? []), pair.value]
  return { path: form.attr('action') ?? '', fields }
}

/** The values of the boxes of a name that stand ticked. */
export function tickedIn(html: string, name: string): string[] {
  const $ = load(html)
  const boxes = $('input[type="checkbox"][checked]').filter((_, box) => $(box).attr('name') === name)
  return [...boxes].map((box) => $(box).attr('value') ?? '')
}
