import type { Translation } from '../translation.ts'
import type { developers as reference } from '../tr/developers.ts'

export const developers: Translation<typeof reference> = {
  title: 'API',
  lead: 'Everything the site does can be done by calls as well. This description is made by the program itself.',
  document: 'OpenAPI document',
  contents: 'Sections',
  parameters: 'Parameters',
  answers: 'Answers',
  required: 'required',
  'access-public': 'Open to everybody',
  'access-guarded': 'Needs a session or a key',
}
