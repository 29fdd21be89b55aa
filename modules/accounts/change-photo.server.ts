import type { Result } from '#kernel/result.ts'
import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/client.server.ts'
import { removeStoredPicture, storePicture, type StoreFailure } from '#platform/images/store-picture.server.ts'
import { own } from './data/tables.server.ts'
import type { Member } from './proofs.server.ts'

/** Photographs of people are kept as squares of this side. */
const SIDE = 512

/**
 * Gives a member a photograph, cut to a square and drawn anew: no place it was taken at stays in it. The earlier one is
 * removed from the disk, unless somebody else has the same.
 *
 * Fails as `storePicture` does.
 */
export async function changePhoto(
  db: Db,
  member: Member,
  { dataDir, upload }: { dataDir: string; upload: Buffer },
): Promise<Result<{ path: string }, StoreFailure>> {
  const stored = await storePicture(dataDir, upload, { squareOf: SIDE })
  if (!stored.ok) return stored
  await replacePhoto(db, member.id, { dataDir, path: stored.value.path })
  return ok({ path: stored.value.path })
}

/** Takes a member's photograph away, from the disk too. */
export async function removePhoto(db: Db, member: Member, dataDir: string): Promise<void> {
  await replacePhoto(db, member.id, { dataDir, path: null })
}

/** Writes the path of an account's photograph and removes the file of the earlier one where nobody has it any more. */
async function replacePhoto(
  db: Db,
  userId: string,
  { dataDir, path }: { dataDir: string; path: string | null },
): Promise<void> {
  const before = await own(db).selectFrom('users').select('photo').where('id', '=', userId).executeTakeFirstOrThrow()
  await own(db).updateTable('users').set({ photo: path }).where('id', '=', userId).execute()
  if (before.photo === null || before.photo === path) return
  const other = await own(db).selectFrom('users').select('id').where('photo', '=', before.photo).executeTakeFirst()
  if (!other) await removeStoredPicture(dataDir, before.photo)
}
