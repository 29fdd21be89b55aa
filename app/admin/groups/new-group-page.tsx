import { data, Form, redirect, useNavigation } from 'react-router'
import { localeContext, servicesContext } from '#app/http/middleware/contexts.ts'
import { adminOf } from '#app/http/middleware/staff.server.ts'
import { PageHead } from '#app/page/page-head.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { paths } from '#app/addresses/paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useLocale, useText } from '#app/ui/text.tsx'
import { createGroup, freeGroupPlaceSetting, MOST_PEOPLE } from '#modules/agents/index.server.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { translator } from '#app/messages/translator.ts'
import { columnWords } from '../imports/importers.server.ts'
import { MappingCard } from '../imports/mapping-card.tsx'
import { readMappedSheet, rowsOf } from '../imports/mapped-sheet.server.ts'
import { SheetFields } from '../imports/sheet-fields.tsx'
import imports from '../imports/imports.module.css'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import type { Route } from './+types/new-group-page.ts'
import { groupColumnNames, groupColumns, peopleOfRows } from './read-group.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-groups', 'staff-import', 'account', 'ui'],
  maxBodyBytes: 4 * 1024 * 1024,
}

export function loader({ context }: Route.LoaderArgs) {
  adminOf(context, 'orders')
  const locale = context.get(localeContext)
  const own = translator(locale, 'staff-groups')
  const words: Record<string, string> = {
    fullName: own('full-name'),
    family: own('family'),
    phone: own('phone'),
    fare: own('fare'),
  }
  return {
    mostPeople: MOST_PEOPLE,
    columns: groupColumns.map((key) => ({
      key,
      words: words[key] ?? columnWords('travellers', key, locale),
      isNeeded: false,
    })),
  }
}

/** Reads what was pasted or chosen and says how it is understood; keeps it as a group when that was asked for. */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const form = await request.formData()
  const read = await readMappedSheet(form, { columns: groupColumns, names: groupColumnNames })
  if (!read.ok) return data({ refused: 'unreadable' as const }, { status: 400 })
  if (read.value.sheet.rows.length > MOST_PEOPLE) return data({ refused: 'too-many' as const }, { status: 400 })
  if (form.get('intent') !== 'create') return data({ mapped: read.value })
  const freePer = await readSetting(db, freeGroupPlaceSetting)
  const draft = {
    name: String(form.get('name') ?? ''),
    people: peopleOfRows(rowsOf(read.value)),
    freePer: freePer === 0 ? null : freePer,
    tourId: null,
  }
  const { id } = await createGroup(db, admin, draft, new Date())
  return redirect(paths.adminGroup(context.get(localeContext), id), 303)
}

/** A list of names from Excel becomes a group. */
export default function NewGroupPage({ loaderData: { columns, mostPeople }, actionData }: Route.ComponentProps) {
  const text = useText('staff-groups')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const mapped = actionData && 'mapped' in actionData ? actionData.mapped : undefined
  return (
    <>
      <PageHead title={text('new-group')} path="/admin/groups/new" isIndexed={false} />
      <BackLink to={paths.adminGroups(locale)}>{text('back')}</BackLink>
      <PageTop title={text('new-group')} lead={text('groups-lead')} />
      <div className={imports.stack}>
        {refused && (
          <Notice tone="error" isAnnounced>
            {text(refused, { count: String(mostPeople) })}
          </Notice>
        )}
        {mapped && (
          <>
            <Notice tone="info">{text('found', { count: mapped.sheet.rows.length })}</Notice>
            <MappingCard key={JSON.stringify(mapped.targets)} {...mapped} columns={columns} />
            <Card title={text('create')}>
              <Form method="post" className={imports.form}>
                <SheetFields {...mapped} />
                <TextField name="name" label={text('name')} hint={text('name-hint')} maxLength={120} required />
                <Button name="intent" value="create" disabled={isBusy}>
                  {text('create')}
                </Button>
              </Form>
            </Card>
          </>
        )}
        <Card title={text('paste')}>
          <Form method="post" encType="multipart/form-data" className={imports.form}>
            <TextAreaField name="pasted" label={text('paste')} hint={text('paste-hint')} rows={8} isOptional />
            <input type="file" name="file" accept=".xlsx,.csv,text/csv" aria-label={text('file')} />
            <Button disabled={isBusy}>{text('read')}</Button>
          </Form>
        </Card>
      </div>
    </>
  )
}
