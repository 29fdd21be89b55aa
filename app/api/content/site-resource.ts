import { z } from 'zod'
import { buildCheckMsSetting } from '#app/http/builds/build-check-setting.server.ts'
import { WireMoney } from '#app/wire/wire.ts'
import { publicAnswer } from '#app/api/catalogue/public-answer.server.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { money, toDecimalText, type Currency } from '#kernel/money.ts'
import { defaultLocale, locales } from '#kernel/locale.ts'
import { readPriceRules } from '#modules/booking/index.server.ts'
import { getSite, offeredLanguages, siteLanguagesSetting } from '#modules/content/index.server.ts'
import { installmentRatesSetting } from '#modules/payments/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import type { Route } from './+types/site-resource.ts'

const WireSite = z
  .object({
    brand: z.string(),
    firm: z.string(),
    licence: z.object({ group: z.string(), number: z.string() }),
    phone: z.string(),
    whatsapp: z.string(),
    email: z.string(),
    address: z.string(),
    hours: z.string(),
    opening: z.array(z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() })),
    social: z.record(z.string(), z.url()),
    claims: z.object({
      experienceHome: z.string(),
      experienceFooter: z.string(),
      satisfactionPercent: z.int(),
      guests: z.string(),
      memberDiscount: z.string(),
    }),
    taxRate: z.number(),
    pricesIncludeTax: z.boolean(),
    memberDiscounts: z.array(WireMoney),
    installments: z.array(z.object({ count: z.int(), surchargePercent: z.number() })),
    languages: z.array(z.enum(locales)),
    defaultLanguage: z.enum(locales),
    imageHost: z.string().nullable(),
    humanCheck: z.object({ provider: z.string(), siteKey: z.string() }).nullable(),
    pollIntervalMs: z.int(),
  })
  .meta({ id: 'Site', description: 'Who the agency is and by which rules its site works.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: { GET: { summary: 'The settings a client of the site needs', answers: { 200: WireSite } } },
}

/** The settings of the site that everybody may know. */
export async function loader(call: Route.LoaderArgs) {
  const { db, env } = call.context.get(servicesContext)
  const [site, rules, rates, pollIntervalMs, languages] = await Promise.all([
    getSite(db, call.context.get(localeContext)),
    readPriceRules(db),
    readSetting(db, installmentRatesSetting),
    readSetting(db, buildCheckMsSetting),
    readSetting(db, siteLanguagesSetting),
  ])
  const { brand, firm, licence, phone, whatsapp, email, address, hours, opening, social, claims } = site
  const { humanCheck } = env
  const body: z.output<typeof WireSite> = {
    brand,
    firm,
    licence,
    phone,
    whatsapp,
    email,
    address,
    hours,
    opening,
    social,
    claims,
    taxRate: rules.taxRate / 100,
    pricesIncludeTax: rules.isTaxIncluded,
    memberDiscounts: Object.entries(rules.memberDiscount).map(([currency, minor]) => ({
      amount: toDecimalText(money(minor, currency as Currency)),
      currency: currency as Currency,
    })),
    installments: rates.map(({ count, surcharge }) => ({ count, surchargePercent: surcharge / 100 })),
    languages: offeredLanguages(languages),
    defaultLanguage: defaultLocale,
    imageHost: env.imageHost ?? null,
    humanCheck: humanCheck ? { provider: humanCheck.provider, siteKey: humanCheck.siteKey } : null,
    pollIntervalMs,
  }
  return publicAnswer(call, body)
}
