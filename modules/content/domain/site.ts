import type { Locale, Localised } from '#kernel/locale.ts'
import type { Weekday } from '#kernel/plain-date.ts'
import { menuIn, type MenuLink, type MenuName, type Menus } from './menus.ts'

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'tiktok', 'reviews'] as const

export type SocialNetwork = (typeof socialNetworks)[number]

export type OpeningHours = { days: Weekday[]; opens: string; closes: string }

/** Who the agency is in words of type `Words`: one language for a page, all of them where it is kept. */
type Identity<Words> = {
  brand: Words
  /** What it trades in, one word under the brand. */
  trade: Words
  firm: Words
  licence: { group: string; number: string }
  /** E.164, as is `whatsapp`. */
  phone: string
  whatsapp: string
  email: string
  address: Words
  hours: Words
  /** The same hours for machines, in Istanbul's time; days as numbers from Monday, 1. */
  opening: OpeningHours[]
  social: Record<SocialNetwork, string>
  claims: {
    /** Years of experience as the home page claims them. */
    experienceHome: string
    /** Years of experience as the footer claims them. */
    experienceFooter: string
    satisfactionPercent: number
    guests: Words
    memberDiscount: Words
  }
}

export type SiteIdentity = Identity<Localised>

/** The agency in one language, as pages show it, with the menus that staff have written. */
export type Site = Identity<string> & { menus: Partial<Record<MenuName, MenuLink[]>> }

export function siteIn(locale: Locale, identity: SiteIdentity, menus: Partial<Menus> = {}): Site {
  const { brand, trade, firm, address, hours, claims } = identity
  return {
    ...identity,
    brand: brand[locale],
    trade: trade[locale],
    firm: firm[locale],
    address: address[locale],
    hours: hours[locale],
    menus: Object.fromEntries(
      Object.entries(menus).flatMap(([name, entries]) => (entries === null ? [] : [[name, menuIn(locale, entries)]])),
    ),
    claims: { ...claims, guests: claims.guests[locale], memberDiscount: claims.memberDiscount[locale] },
  }
}
