import { data, redirect, useNavigation } from 'react-router'
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
import { dayInIstanbul } from '#kernel/plain-date.ts'
import { findGroup, MOST_PEOPLE } from '#modules/agents/index.server.ts'
import { translator } from '#app/messages/translator.ts'
import { ActCard } from '../ui/act-card.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { columnWords } from '../imports/importers.server.ts'
import { MappingTable } from '../imports/mapping-table.tsx'
import { readMappedSheet, rowsOf, wrongTargets } from '../imports/mapped-sheet.server.ts'
import { SheetFields } from '../imports/sheet-fields.tsx'
import imports from '../imports/imports.module.css'
import { readRequestRef } from '../requests/request-ref.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Card } from '../ui/card.tsx'
import { PageTop } from '../ui/page-top.tsx'
import { Toast } from '../ui/toast.tsx'
import type { Route } from './+types/new-group-page.ts'
import { guessColumns } from './guess-columns.ts'
import { groupOfRequest, keepRows } from './keep-rows.server.ts'
import { groupColumnNames, groupColumns, peopleOfRows } from './read-group.server.ts'

export const handle: PageHandle = {
  page: 'application',
  layout: 'staff',
  areas: ['staff', 'staff-groups', 'staff-import', 'account', 'ui'],
  maxBodyBytes: 4 * 1024 * 1024,
  query: ['group'],
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const own = translator(locale, 'staff-groups')
  const groupId = url.searchParams.get('group')
  const group = groupId === null ? undefined : await findGroup(db, admin, groupId)
  if (groupId !== null && !group) throw data(null, { status: 404 })
  const words: Record<string, string> = {
    fullName: own('full-name'),
    family: own('family'),
    phone: own('phone'),
    fare: own('fare'),
  }
  return {
    group: group && { id: group.id, name: group.name },
    mostPeople: MOST_PEOPLE,
    columns: groupColumns.map((key) => ({
      key,
      words: words[key] ?? columnWords('travellers', key, locale),
      isNeeded: false,
    })),
  }
}

/**
 * Reads what was pasted or chosen and says how it is understood; keeps it as a group, or in the list of the one that the
 * address names, when that was asked for. A request becomes a group at once.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const admin = adminOf(context, 'orders')
  const { db } = context.get(servicesContext)
  const locale = context.get(localeContext)
  const now = new Date()
  const form = await request.formData()
  const asked = readRequestRef(String(form.get('request') ?? ''))
  if (asked) {
    const made = await groupOfRequest(db, admin, asked, now)
    if (!made) throw data(null, { status: 404 })
    return redirect(paths.adminGroup(locale, made.id), 303)
  }
  const read = await readMappedSheet(form, {
    columns: groupColumns,
    names: groupColumnNames,
    guess: (rows, width) => guessColumns(rows, width, dayInIstanbul(now)),
  })
  if (!read.ok) return data({ refused: 'unreadable' as const }, { status: 400 })
  const mapped = read.value
  const name = String(form.get('name') ?? mapped.title)
  if (mapped.sheet.rows.length > MOST_PEOPLE) return data({ refused: 'too-many' as const }, { status: 400 })
  if (form.get('intent') !== 'create') return data({ mapped, name })
  const wrong = wrongColumns(mapped.targets)
  if (wrong) return data({ mapped, name, refused: wrong }, { status: 400 })
  const group = form.get('group')
  const draft = { name, people: peopleOfRows(rowsOf(mapped)), groupId: group === null ? null : String(group) }
  const kept = await keepRows(db, admin, draft, now)
  if (!kept.ok) return data({ mapped, name, refused: kept.error.code }, { status: 409 })
  return redirect(paths.adminGroup(locale, kept.value.id), 303)
}

/** A list needs names, and no column may be put in the place of another one. */
function wrongColumns(targets: readonly string[]): 'column-twice' | 'names-missing' | undefined {
  if (wrongTargets(targets, { columns: groupColumns, needed: [] })) return 'column-twice'
  return targets.some((each) => each === 'fullName' || each === 'lastName') ? undefined : 'names-missing'
}

/** A list of names from Excel becomes a group, or joins one. */
export default function NewGroupPage({ loaderData: { columns, mostPeople, group }, actionData }: Route.ComponentProps) {
  const text = useText('staff-groups')
  const locale = useLocale()
  const isBusy = useNavigation().state !== 'idle'
  const refused = actionData && 'refused' in actionData ? actionData.refused : undefined
  const mapped = actionData && 'mapped' in actionData ? actionData.mapped : undefined
  const name = actionData && 'name' in actionData ? actionData.name : ''
  const title = text(group ? 'add-list' : 'new-group')
  return (
    <>
      <PageHead title={title} path="/admin/groups/new" isIndexed={false} />
      <BackLink to={group ? paths.adminGroup(locale, group.id) : paths.adminGroups(locale)}>
        {group ? <bdi>{group.name}</bdi> : text('back')}
      </BackLink>
      <PageTop title={title} lead={text(group ? 'add-list-lead' : 'groups-lead')} />
      <div className={imports.stack}>
        {mapped && (
          <Card title={text(group ? 'add-list' : 'create')}>
            <ActForm className={imports.form} key={JSON.stringify(mapped.targets)}>
              <SheetFields sheet={mapped.sheet} />
              {group && <input type="hidden" name="group" value={group.id} />}
              <Notice tone="info">{text('found', { count: mapped.sheet.rows.length })}</Notice>
              {!mapped.hasHead && <Notice tone="warning">{text('no-head')}</Notice>}
              <MappingTable sheet={mapped.sheet} targets={mapped.targets} columns={columns} />
              {!group && (
                <TextField
                  name="name"
                  label={text('name')}
                  hint={text('name-hint')}
                  maxLength={120}
                  defaultValue={name}
                  required
                />
              )}
              <Button name="intent" value="create" disabled={isBusy}>
                {text(group ? 'add-list' : 'create')}
              </Button>
            </ActForm>
          </Card>
        )}
        <ActCard title={text(mapped ? 'read-other' : 'state-list')}>
          <ActForm encType="multipart/form-data" className={imports.form}>
            <TextAreaField
              name="pasted"
              label={text('paste')}
              hint={text('paste-hint')}
              rows={8}
              isOptional
              className={imports.pasted}
            />
            <label className={imports.file}>
              {text('file')}
              <input type="file" name="file" accept=".xlsx,.csv,.txt,text/csv,text/plain" />
            </label>
            <Button look={mapped ? 'outline' : undefined} disabled={isBusy}>
              {text('read')}
            </Button>
          </ActForm>
        </ActCard>
      </div>
      {refused && <Toast kind="error" title={text(`refused-${refused}`, { count: String(mostPeople) })} />}
    </>
  )
}
