import { join } from 'node:path'
import type { Random } from '../random.ts'
import { fileBackend } from './fileBackend.ts'
import { masterKeys } from './masterKeys.ts'
import { type ObjectStore, objectStore } from './objectStore.ts'
import { s3Backend } from './s3Backend.ts'
import type { S3Place } from './s3Place.ts'

interface ObjectSettings {
  /** Unset, objects are files below the folder of all state. */
  readonly OBJECTS_URL?: S3Place | undefined
  readonly SAYA_DATA: string
  readonly MASTER_KEY: Buffer
  /** The keys before it, for as long as objects are still sealed under them. */
  readonly MASTER_KEY_PREVIOUS: readonly Buffer[]
}

/** The store that the settings name. */
export async function openObjects(settings: ObjectSettings, random: Random): Promise<ObjectStore> {
  const backend = settings.OBJECTS_URL
    ? s3Backend(settings.OBJECTS_URL)
    : await fileBackend(join(settings.SAYA_DATA, 'objects'))
  return objectStore({ backend, random, masters: masterKeys(settings.MASTER_KEY, settings.MASTER_KEY_PREVIOUS) })
}
