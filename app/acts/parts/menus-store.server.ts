import { deliveredMenu } from '#app/acts/parts/delivered-menus.ts'
import { translator } from '#app/messages/translator.ts'
import { fail, ok } from '#kernel/result.ts'
import { defaultLocale, locales, type Localised } from '#kernel/locale.ts'
import { menuNames, type MenuEntry, type MenuName, type Menus } from '#modules/content/index.ts'
import { menusSetting } from '#modules/content/index.server.ts'
import { readSetting, writeSetting } from '#platform/settings/settings.server.ts'
import type { PartDraft, PartStore } from './part-store.ts'

const fieldOf = {
  services: 'menuServices',
  main: 'menuMain',
  quick: 'menuQuick',
  tours: 'menuTours',
  legal: 'menuLegal',
} as const satisfies Record<MenuName, string>

/** The menus of the head and the foot. One that says what it was delivered with stays the delivered one. */
export const menusStore: PartStore = {
  subject: 'menus',
  async read(db) {
    const menus = await readSetting(db, menusSetting)
    return Object.fromEntries(menuNames.map((name) => [fieldOf[name], toRows(menus[name] ?? deliveredEntries(name))]))
  },
  async check(draft, before, ask) {
    const known = new Set(addressesOf(before).map(({ address }) => address))
    const wanted = addressesOf(draft).filter(({ address }) => address.startsWith('/') && !known.has(address))
    const places: string[] = []
    for (const { address, place } of wanted)
      if ((await ask(address.replace(/[?#].*$/s, ''))).status !== 200) places.push(place)
    return places.length > 0 ? { code: 'address-missing', places } : undefined
  },
  async write(tx, _admin, _key, draft) {
    const wished = Object.fromEntries(
      menuNames.map((name) => {
        const entries = rowsOf(draft, name).map(({ label, address }) => ({ name: label, address }))
        return [name, JSON.stringify(entries) === JSON.stringify(deliveredEntries(name)) ? null : entries]
      }),
    )
    const menus = menusSetting.schema.safeParse(wished)
    if (!menus.success) return fail({ code: 'fields', places: menus.error.issues.map(({ path }) => placeOf(path)) })
    await writeSetting(tx, menusSetting, menus.data satisfies Menus)
    return ok(undefined)
  },
}

function placeOf([name, ...rest]: readonly PropertyKey[]): string {
  const menu = menuNames.find((each) => each === name)
  return [menu ? fieldOf[menu] : '', ...rest.map((part) => (part === 'name' ? 'label' : String(part)))].join('.')
}

type Row = { label: Localised; address: Localised }

/** The audit log hides what is called a name. */
function toRows(entries: readonly MenuEntry[]): Row[] {
  return entries.map(({ name, address }) => ({ label: name, address }))
}

function rowsOf(draft: PartDraft, name: MenuName): Row[] {
  return draft[fieldOf[name]] as Row[]
}

/** A delivered menu as staff would write it. */
function deliveredEntries(name: MenuName): MenuEntry[] {
  const inLanguages = locales.map((locale) => ({
    locale,
    text: translator(locale, 'chrome'),
    links: deliveredMenu(name, locale),
  }))
  return deliveredMenu(name, defaultLocale).map((_, index) => {
    const each = (say: (language: (typeof inLanguages)[number]) => string) =>
      Object.fromEntries(inLanguages.map((language) => [language.locale, say(language)])) as Localised
    return {
      name: each(({ text, links }) => {
        const link = links[index]
        return link ? text(link.key) : ''
      }),
      address: each(({ links }) => links[index]?.href ?? ''),
    }
  })
}

function addressesOf(draft: PartDraft): { address: string; place: string }[] {
  return menuNames.flatMap((name) =>
    rowsOf(draft, name).flatMap(({ address }, index) =>
      locales.map((locale) => ({
        address: address[locale].trim(),
        place: `${fieldOf[name]}.${index}.address.${locale}`,
      })),
    ),
  )
}
