import { formHeaders } from '#app/intake/take-page-form.server.ts'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { useLocale, useText } from '#app/ui/text.tsx'
import { formFields } from '#platform/http/form-fields.server.ts'
import type { Route } from './+types/information-page.ts'
import { AskedTourFrame } from './asked-tour-frame.tsx'
import { getAskedTour } from './asked-tour.server.ts'
import { InquiryForm } from './inquiry-form.tsx'
import { receiveInquiry } from './receive-inquiry.server.ts'

export const handle: PageHandle = {
  page: 'document',
  layout: 'default',
  areas: ['requests', 'forms', 'intake', 'content', 'ui'],
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
    <AskedTourFrame
      tour={tour}
      path={paths.information}
      title={text('information-title')}
      lead={text('information-lead')}
    >
      <InquiryForm
        action={paths.information(locale, tour.id)}
        answer={actionData}
        labels={{ send: text('information-send') }}
      />
    </AskedTourFrame>
  )
}
