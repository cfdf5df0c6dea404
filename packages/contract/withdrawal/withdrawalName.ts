import * as v from 'valibot'
import { memberUid } from '../dossier/shown.ts'

/** By which the office names a withdrawal: its member, and its id. */
export const withdrawalName = v.object({ uid: memberUid, id: v.pipe(v.string(), v.uuid()) })
