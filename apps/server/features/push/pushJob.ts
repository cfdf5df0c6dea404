import * as v from 'valibot'
import type { JobKind } from '../../platform/jobs/index.ts'

const id = v.pipe(v.string(), v.uuid())

/** That a message is to be brought to one browser. What it says is read when it is sent. */
export const pushJob: JobKind<{ uid: string; message: string; subscription: string }> = {
  name: 'push.send',
  payload: v.object({ uid: v.pipe(v.string(), v.regex(/^\d{1,19}$/)), message: id, subscription: id }),
}
