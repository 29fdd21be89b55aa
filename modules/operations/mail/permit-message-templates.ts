import { templatesOf } from '#platform/messages/templates-of.ts'
import { permitMessageTexts, type PermitMessage } from './permit-message-texts.ts'

export const permitTemplates = templatesOf<PermitMessage>(
  { going: 'rawdah_permit', left: 'rawdah_permit_left', both: 'rawdah_permit_both' },
  permitMessageTexts,
)
