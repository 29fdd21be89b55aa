import type { Db } from '#platform/db/client.server.ts'
import type { VisaColumn, VisaDateFormat } from '../domain/visa-file.ts'
import { own } from './tables.server.ts'

/** In which order and under which words somebody who makes visas wants what is known of travellers. */
export type VisaTemplate = {
  id: string
  receiver: string
  columns: VisaColumn[]
  dateFormat: VisaDateFormat
  version: number
}

export async function readVisaTemplates(db: Db): Promise<VisaTemplate[]> {
  return own(db)
    .selectFrom('visa_templates')
    .select(['id', 'receiver', 'columns', 'date_format as dateFormat', 'version'])
    .orderBy('receiver')
    .orderBy('id')
    .execute()
}
