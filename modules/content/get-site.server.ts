import { z } from 'zod'
import { inEveryLocale, type Locale } from '#kernel/locale.ts'
import { openingHours } from '#modules/catalog/index.server.ts'
import type { Db } from '#platform/db/client.server.ts'
import { defineSetting, readSettings } from '#platform/settings/settings.server.ts'
import { siteIn, type Site, type SiteIdentity } from './domain/site.ts'
import { menusSetting } from './menus-setting.server.ts'

const words = z.object(inEveryLocale(() => z.string()))
const phone = z.string().regex(/^\+\d{7,15}$/)

/** The agency's identity, one setting, so that a page reads it with one query. The fallback is the demo agency. */
export const siteSetting = defineSetting<SiteIdentity>({
  key: 'site',
  schema: z.object({
    brand: words,
    trade: words,
    firm: words,
    licence: z.object({ group: z.string(), number: z.string() }),
    phone,
    whatsapp: phone,
    email: z.email(),
    address: words,
    hours: words,
    opening: openingHours,
    social: z.object({ facebook: z.url(), instagram: z.url(), youtube: z.url(), tiktok: z.url(), reviews: z.url() }),
    claims: z.object({
      experienceHome: z.string(),
      experienceFooter: z.string(),
      satisfactionPercent: z.number().int().min(0).max(100),
      guests: words,
      memberDiscount: words,
    }),
  }),
  fallback: {
    brand: { tr: 'Kafile', en: 'Kafile', ar: 'قافلة' },
    trade: { tr: 'Turizm', en: 'Travel', ar: 'للسياحة والسفر' },
    firm: { tr: 'Kafile Turizm', en: 'Kafile Turizm', ar: 'قافلة للسياحة' },
    licence: { group: 'A', number: '0000' },
    phone: '+902120000000',
    whatsapp: '+905320000000',
    email: 'bilgi@kafile.example',
    address: {
      tr: 'Akşemsettin Mah. Örnek Cad. No 12, Fatih / İstanbul',
      en: 'Akşemsettin Mah. Örnek Cad. 12, Fatih / Istanbul',
      ar: 'حيّ آق شمس الدين، شارع أورنك 12، الفاتح، إسطنبول',
    },
    hours: {
      tr: 'Pzt–Cum 09.00–18.00, Cmt 09.00–16.00, Pazar kapalı',
      en: 'Mon–Fri 09:00–18:00, Sat 09:00–16:00, Sunday closed',
      ar: 'الاثنين–الجمعة 09:00–18:00، السبت 09:00–16:00، الأحد مغلق',
    },
    opening: openingHours.parse(undefined),
    social: {
      facebook: 'https://www.facebook.com/kafileturizm',
      instagram: 'https://www.instagram.com/kafileturizm',
      youtube: 'https://www.youtube.com/@kafileturizm',
      tiktok: 'https://www.tiktok.com/@kafileturizm',
      reviews: 'https://www.google.com/search?q=Kafile+Turizm+yorumlar',
    },
    claims: {
      experienceHome: '20+',
      experienceFooter: '15+',
      satisfactionPercent: 97,
      guests: { tr: '25B+', en: '25K+', ar: 'أكثر من 25 ألف' },
      memberDiscount: { tr: '50 USD', en: '50 USD', ar: '50 دولارًا' },
    },
  },
})

/** Menus that cannot be read are the site's own: every page shows them, and none falls with them. */
const shownMenus = {
  ...menusSetting,
  schema: menusSetting.schema.catch(({ error }) => {
    process.emitWarning(`the menus cannot be read: ${z.prettifyError(error)}`)
    return menusSetting.fallback
  }),
}

/** The agency as pages in one language show it; one query. */
export async function getSite(db: Db, locale: Locale): Promise<Site> {
  const [identity, menus] = await readSettings(db, siteSetting, shownMenus)
  return siteIn(locale, identity, menus)
}

/** The agency as it was delivered, for the one page that must appear when the database does not answer. */
export function getDeliveredSite(locale: Locale): Site {
  return siteIn(locale, siteSetting.fallback)
}
