import type { Service, WithContext } from 'schema-dts'
import { toDecimalText, type Money } from '#kernel/money.ts'

export type ServiceFacts = {
  name: string
  description: string
  /** Absolute, as the picture. */
  url: string
  image: string | undefined
  provider: { name: string; url: string }
  /** What it costs where that is known beforehand, one entry a way and vehicle. */
  prices: readonly { name: string; price: Money }[]
}

/** A service of the agency; its prices are offers where the page shows any. */
export function serviceData({ name, description, url, image, provider, prices }: ServiceFacts): WithContext<Service> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name,
    description,
    url,
    ...(image === undefined ? {} : { image }),
    provider: { '@type': 'TravelAgency', name: provider.name, url: provider.url },
    ...(prices.length === 0
      ? {}
      : {
          offers: prices.map((each) => ({
            '@type': 'Offer' as const,
            name: each.name,
            price: toDecimalText(each.price),
            priceCurrency: each.price.currency,
            url,
          })),
        }),
  }
}
