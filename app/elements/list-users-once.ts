import { call } from './call.ts'
import { clientState, type SignedIn } from './client-state.ts'
import { noteFailure } from '#app/page/note-failure.ts'

const KEY = 'users-listed-for'

/** Who signs in next is listed for anew. */
export function forgetListing(): void {
  sessionStorage.removeItem(KEY)
}

/** After staff signed in, all users are fetched once; nobody else asks for them. */
export async function listUsersOnce(user: SignedIn): Promise<void> {
  if (user.U_Admin !== 'on' || sessionStorage.getItem(KEY) === user.id) return
  sessionStorage.setItem(KEY, user.id)
  try {
    const { data } = await call<{ data: { data: SignedIn[] } }>('/rest/custom/users')
    clientState.users = data.data
  } catch (error) {
    noteFailure(error)
  }
}
