import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import { listServices } from '#modules/catalog/index.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import { PictureCards } from '../pages/picture-cards.tsx'
import type { Route } from './+types/services-page.ts'
import { ServiceDetails } from './service-details.tsx'
import styles from './services-page.module.css'

export const handle: PageHandle = { page: 'document', layout: 'default', areas: ['content'] }

export async function loader({ context }: Route.LoaderArgs) {
  const services = await listServices(context.get(servicesContext).db, context.get(localeContext))
  return {
    overview: services.find(({ key }) => key === 'all-services'),
    services: services.filter(({ key }) => key !== 'all-services'),
  }
}

/** Every service of the agency. */
export default function ServicesPage({ loaderData: { overview, services } }: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const title = overview?.name ?? text('services-title')
  return (
    <main className="wrap">
      <PageHead title={title} description={overview && firstSentence(overview.intro)} path="/services/all-services" />
      <PageIntro home={paths.home(locale)} title={title} lead={overview?.intro} />
      <PictureCards
        cards={services.map((service) => ({
          key: service.key,
          href: paths.service(locale, service.link),
          title: service.name,
          lead: firstSentence(service.intro),
          picture: service.image,
        }))}
      />
      <div className={styles.end}>
        {overview && <ServiceDetails details={overview.details} />}
        <HelpBox />
      </div>
    </main>
  )
}
