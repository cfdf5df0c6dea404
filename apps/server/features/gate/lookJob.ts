import * as v from 'valibot'
import type { JobKind } from '../../platform/jobs/index.ts'

/**
 * That something came to be known of a member by which somebody excluded could be found behind another account. Nouns leave it in
 * the commit in which they learn it; who looks is above them.
 */
export const lookJob: JobKind<{ uid: string }> = {
  name: 'lookAlike.find',
  payload: v.object({ uid: v.pipe(v.string(), v.regex(/^\d{1,19}$/)) }),
}

/** How it is left. However often it waits, it is done once. */
export function lookAt(uid: bigint) {
  return { payload: { uid: String(uid) }, key: `look at ${uid}` }
}
