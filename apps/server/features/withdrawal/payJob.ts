import * as v from 'valibot'
import type { JobKind } from '../../platform/jobs/index.ts'

/** That a withdrawal is to be seen to: sent to its gateway, or asked about there. */
export const payJob: JobKind<{ uid: string; id: string }> = {
  name: 'withdrawal.pay',
  payload: v.object({ uid: v.pipe(v.string(), v.regex(/^\d{1,18}$/)), id: v.pipe(v.string(), v.uuid()) }),
}
