import * as v from 'valibot'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import { type Task, task } from '../../../platform/jobs/index.ts'
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
export function cleanUpPhotos(deps: CleanUpDeps): Task {
  const { db, clock } = deps
  return task({ name: 'kyc.cleanUpPhotos', payload: v.object({}) }, async (_payload, { signal }) => {
    const beforeMs = clock.now() - unusedMs
    for (let schema = 0; schema < db.memberSchemas; schema++) {
      let found = page
      while (found === page) {
        signal.throwIfAborted()
        found = await cleanUpSome(deps, schema, beforeMs)
      }
    }
  })
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
