import { z } from 'zod'
import { localeContext } from '#app/http/middleware/contexts.ts'
import { translator } from '#app/messages/translator.ts'
import type { ResourceHandle } from '#app/page/page-handle.ts'
import { listRoles } from '#modules/accounts/index.server.ts'
import { reaches, staffActs, staffAreas } from '#modules/accounts/index.ts'
import type { Route } from './+types/staff-roles-resource.ts'
import { answerStaff } from '../staff-call.server.ts'

const WireStaffRole = z
  .object({
    id: z.string().meta({ description: 'As in `roles` of an account, or in `ownRole` for one of the agency’s own.' }),
    name: z.string().meta({ description: 'In the language of the answer where the role comes with the product.' }),
    own: z.boolean().meta({ description: 'Whether the agency made it itself.' }),
    retired: z.boolean().meta({ description: 'Nobody has it, nor is given it.' }),
    rights: z.array(z.enum([...staffAreas, ...staffActs])),
    looksOnly: z.array(z.enum(staffAreas)).meta({ description: 'Areas among `rights` in which nothing is changed.' }),
    reach: z.enum(reaches).meta({ description: 'Whose customers it reaches.' }),
    people: z.int().meta({ description: 'How many people have it; blocked ones too.' }),
  })
  .meta({ id: 'StaffRole', description: 'A role of the staff area and what it opens.' })

export const handle: ResourceHandle = {
  methods: ['GET'],
  describes: {
    GET: {
      summary: 'The roles of staff: those that come with the product, then the agency’s own by name',
      answers: { 200: z.object({ data: z.array(WireStaffRole) }) },
    },
  },
}

/** The roles of staff, to whoever may read accounts. */
export function loader(call: Route.LoaderArgs) {
  return answerStaff(call, 'users', async (db, admin) => {
    const locale = call.context.get(localeContext)
    const text = translator(locale, 'staff')
    const roles = await listRoles(db, admin)
    const data = roles.map(({ key: id, staffRole, ownName, isRetired: retired, ...role }) => ({
      id,
      name: staffRole ? text(`role-${staffRole}`) : ownName,
      own: staffRole === null,
      retired,
      ...role,
    }))
    return Response.json({ data }, { headers: { 'Content-Language': locale } })
  })
}
