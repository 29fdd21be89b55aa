import { formHeaders } from '#app/intake/take-page-form.server.ts'
import { PageHead } from '#app/page-head.tsx'
import type { PageHandle } from '#app/page-handle.ts'
import { paths } from '#app/paths.ts'
import { PageIntro } from '#app/ui/page-intro.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formFields } from '#platform/http/form-fields.server.ts'
import { HelpBox } from '../pages/help-box.tsx'
import reading from '../pages/reading.module.css'
import type { Route } from './+types/information-page.ts'
import { AboutTour } from './about-tour.tsx'
import { getAskedTour } from './asked-tour.server.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { receiveInquiry } from './receive-inquiry.server.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['requests', 'intake', 'content', 'ui'],
  tags: ['catalogue'],
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { id, name, departsOn, returnsOn, image } = await getAskedTour(context, params.tourId, paths.information)
  return { tour: { id, name, departsOn, returnsOn, image } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const { id, name } = await getAskedTour(context, params.tourId, paths.information)
  return receiveInquiry(context, await formFields(request), { kind: 'tour', key: id, name })
}

export const headers = formHeaders

/** A question about one departure. */
export default function InformationPage({ loaderData: { tour }, actionData }: Route.ComponentProps) {
  const text = useText('requests')
  const locale = useLocale()
  return (
    <main className="wrap">
      <PageHead
        title={`${text('information-title')}: ${tour.name}`}
        description={text('information-lead')}
        path={paths.information('en', tour.id)}
        isIndexed={false}
      />
      <PageIntro
        home={paths.home(locale)}
        above={[{ href: paths.tour(locale, tour.id), label: tour.name }]}
        title={text('information-title')}
        lead={text('information-lead')}
      />
      <div className={reading.columns}>
        <InquiryForm
          action={paths.information(locale, tour.id)}
          answer={actionData}
          labels={{ send: text('information-send') }}
        />
        <aside className={reading.side}>
          <AboutTour tour={tour} />
          <HelpBox />
        </aside>
      </div>
    </main>
  )
}
