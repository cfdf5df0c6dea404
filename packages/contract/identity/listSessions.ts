import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'

export const listSessions = operation({
  method: 'GET',
  path: '/member/session/list',
  access: 'member',
  summary: 'Where the member is signed in, the latest used first',
  answer: listOf(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      /** What the browser said it is, such as `Chrome on Android`. */
      device: v.string(),
      /** Without its last part. */
      address: v.string(),
      created_at: seconds,
      seen_at: seconds,
      is_current: v.boolean(),
    }),
  ),
  refusals: {},
})
