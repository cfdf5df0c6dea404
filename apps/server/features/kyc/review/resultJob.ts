import * as v from 'valibot'
import type { JobKind } from '../../../platform/jobs/index.ts'

/** That a reviewer has decided, for one member and one version of what they sent, and when. */
export const resultJob: JobKind<{ uid: string; decision: 'full' | 'basic' | 'rejected'; atMs: number }> = {
  name: 'kyc.result',
  payload: v.object({
    uid: v.pipe(v.string(), v.regex(/^\d{1,19}$/)),
    decision: v.picklist(['full', 'basic', 'rejected']),
    atMs: v.number(),
  }),
}
