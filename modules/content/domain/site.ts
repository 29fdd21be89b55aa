import type { Locale, Localised } from '#kernel/locale.ts'

export const socialNetworks = ['facebook', 'instagram', 'youtube', 'tiktok', 'reviews'] as const

export type SocialNetwork = (typeof socialNetworks)[number]

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

/** The agency in one language, as pages show it. */
export type Site = Identity<string>

export function siteIn(locale: Locale, identity: SiteIdentity): Site {
  const { brand, trade, firm, address, hours, claims } = identity
  return {
    ...identity,
    brand: brand[locale],
    trade: trade[locale],
    firm: firm[locale],
    address: address[locale],
    hours: hours[locale],
    claims: { ...claims, guests: claims.guests[locale], memberDiscount: claims.memberDiscount[locale] },
  }
}
