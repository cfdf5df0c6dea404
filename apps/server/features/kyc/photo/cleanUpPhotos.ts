import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { SchemaDayRun, SchemaDayWork } from '../../../platform/dayWork/index.ts'
import type { ObjectStore } from '../../../platform/objects/index.ts'
import { deletePhotos, withdrawUnused } from './photo.store.ts'
import { deleteUploads, listOldUploads, listPartKeys } from './upload.store.ts'

interface CleanUpDeps {
  readonly db: Database
  readonly clock: Clock
  readonly objects: ObjectStore
}

/** Longer than anybody takes from the first photo to the last line of the form. */
export const unusedMs = 72 * 3_600_000
const page = 200

/** Deletes what was uploaded and never used. */
export function cleanUpPhotos(deps: CleanUpDeps): SchemaDayWork {
  async function perform({ schema, renew }: SchemaDayRun): Promise<void> {
    const beforeMs = deps.clock.now() - unusedMs
    let found = page
    while (found === page) {
      await renew()
      found = await cleanUpSome(deps, schema, beforeMs)
    }
  }
  return { name: 'kyc.cleanUpPhotos', atManila: '03:50', missed: 'last', once: 'for each schema', perform }
}

async function cleanUpSome({ db, objects }: CleanUpDeps, schema: number, beforeMs: number): Promise<number> {
  const uploads = await db.memberSchema(schema, tx => listOldUploads(tx, beforeMs, page))
  for (const key of await db.memberSchema(schema, tx => listPartKeys(tx, uploads))) await objects.delete(key)
  await db.memberSchema(schema, tx => deleteUploads(tx, uploads))
  const photos = await db.memberSchema(schema, tx => withdrawUnused(tx, beforeMs, page))
  for (const key of photos) await objects.delete(key)
  await db.memberSchema(schema, tx => deletePhotos(tx, photos))
  return Math.max(uploads.length, photos.length)
}
