import * as v from 'valibot'
import type { JobKind } from '../../../platform/jobs/index.ts'

/** That the time to be verified runs out, for one member at one check point. */
export const reminderJob: JobKind<{ uid: string; hours: 24 | 48 }> = {
  name: 'kyc.remind',
  payload: v.object({ uid: v.pipe(v.string(), v.regex(/^\d{1,19}$/)), hours: v.picklist([24, 48]) }),
}
