import { formHeaders } from '#app/intake/take-page-form.server.ts'
import { data, redirect } from 'react-router'
import { artOf } from '#app/pictures/art.ts'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { usePageFrame } from '#app/page/page-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { PageHead } from '#app/page/page-head.tsx'
import { paths } from '#app/addresses/paths.ts'
import { useWholePicture } from '#app/page/whole-picture.ts'
import { serviceData } from '#app/found/structured-data/service.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { Print } from '#app/ui/print.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { firstSentence } from '#kernel/first-sentence.ts'
import { joinList } from '#kernel/join-list.ts'
import { inEveryLocale } from '#kernel/locale.ts'
import { dayInIstanbul } from '#kernel/plain-date.ts'
import type { TourFilter } from '#modules/catalog/index.ts'
import { findService, listServices, listTours } from '#modules/catalog/index.server.ts'
import { formFields } from '#platform/http/form-fields.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import { LinkList } from '../pages/link-list.tsx'
import reading from '../pages/reading.module.css'
import { InquiryForm } from '../requests/inquiry-form.tsx'
import { receiveInquiry } from '../requests/receive-inquiry.server.ts'
import { withDealtPictures } from '../tours/deal-pictures.ts'
import { TourCard } from '../tours/tour-card.tsx'
import type { Route } from './+types/service-page.ts'
import { ServiceDetails } from './service-details.tsx'
import styles from './service-page.module.css'
import { TransferTable } from './transfer-table.tsx'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['content', 'tour', 'tours', 'requests', 'ui'],
}

/** The tours that belong to a service, and where all of them are listed. */
const toursOfService: Partial<Record<string, { filter: TourFilter; list: (typeof paths)['dayTours'] }>> = {
  'istanbul-tours': { filter: { category: 'istanbul' }, list: paths.istanbulTours },
  'daily-tours': { filter: { kinds: ['day'] }, list: paths.dayTours },
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const service = await findService(db, { link: params.link, locale })
  if (!service) throw data(null, { status: 404 })
  if (service.link !== params.link) throw redirect(paths.service(locale, service.link), 301)

  const belonging = toursOfService[service.key]
  const today = dayInIstanbul(new Date())
  const { tours } = belonging
    ? await listTours(db, { filter: belonging.filter, sort: 'departureDate', page: 1, pageSize: 4, locale, today })
    : { tours: [] }
  const others = (await listServices(db, locale)).filter(({ key }) => key !== service.key && key !== 'all-services')
  const pathIn = inEveryLocale((each) => paths.service(each, service.links[each]))
  return { service, tours, others: others.map(({ link, name }) => ({ link, name })), pathIn }
}

/** A question about the service, without script. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext)
  const service = await findService(db, { link: params.link, locale: context.get(localeContext) })
  if (!service) throw data(null, { status: 404 })
  return receiveInquiry(context, await formFields(request), { kind: 'service', key: service.key, name: service.name })
}

export const headers = formHeaders

/** One service: what it includes, its prices where they are fixed, and its tours. */
export default function ServicePage({
  loaderData: { service, tours, others, pathIn },
  actionData,
}: Route.ComponentProps) {
  const text = useText('content')
  const locale = useLocale()
  const { site, origin } = usePageFrame()
  const wholePicture = useWholePicture()
  const picture = artOf(service.image, locale)
  const list = toursOfService[service.key]?.list
  return (
    <main className="wrap">
      <PageHead
        title={text('service-meta-title', { service: service.name })}
        description={firstSentence(service.intro)}
        path={pathIn}
        image={picture?.src}
        structuredData={serviceData({
          name: service.name,
          description: service.intro,
          url: origin + paths.service(locale, service.link),
          image: picture && wholePicture(picture.src),
          provider: { name: site.firm, url: origin + paths.home(locale) },
          prices: service.transferRoutes.flatMap(({ name, prices }) =>
            prices.map(({ vehicle, price }) => ({ name: joinList([name, vehicle], locale), price })),
          ),
        })}
      />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.services(locale), label: text('services-title') }]}
        title={service.name}
        lead={service.intro}
      />
      <div className={reading.columns}>
        <div className={styles.body}>
          {picture && <Print picture={picture} ratio="21/9" sizes="(width <= 1024px) 100vw, 66vw" isEager />}
          <ServiceDetails details={service.details} />
          {service.transferRoutes.length > 0 && <TransferTable routes={service.transferRoutes} />}
          <section className={styles.ask}>
            <h2>{text('service-ask')}</h2>
            <InquiryForm
              action={paths.service(locale, service.link)}
              answer={actionData}
              labels={{
                hint: text(service.transferRoutes.length > 0 ? 'transfer-ask-hint' : 'service-ask-hint'),
                send: text('service-ask-send'),
              }}
            />
          </section>
        </div>
        <aside className={reading.side}>
          <HelpBox message={text('service-message', { service: service.name })} />
          <LinkList
            title={text('other-services')}
            links={others.map(({ link, name }) => ({ href: paths.service(locale, link), label: name }))}
          />
        </aside>
      </div>
      {tours.length > 0 && (
        <section className={styles.tours}>
          <SectionHead
            title={text('service-tours')}
            isSmall
            link={list && { href: list(locale), label: text('service-tours-all') }}
          />
          {withDealtPictures(tours).map((tour) => (
            <TourCard key={tour.id} tour={tour} />
          ))}
        </section>
      )}
    </main>
  )
}
