import { locales } from '#kernel/locale.ts'
import type { WritingDraft } from '#modules/content/index.ts'
import type { Fields } from '#app/acts/record/field-specs.ts'
import { toMomentField } from '../ui/moment-field.ts'

/** A record as the fields of its form hold it. */
export function fieldsOfWriting({ texts, facts, publication }: WritingDraft): Fields {
  const fields: Fields = { ...facts }
  for (const locale of locales) {
    for (const [name, value] of Object.entries(texts[locale])) fields[`${locale}.${name}`] = value
    const each = publication[locale]
    fields[`${locale}.state`] = each.state
    fields[`${locale}.at`] = each.state === 'scheduled' ? toMomentField(each.at) : ''
  }
  return fields
}
