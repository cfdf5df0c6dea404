import * as v from 'valibot'
import { listOf } from '../list.ts'
import { seconds } from '../money.ts'
import { operation } from '../operation.ts'
import { passkeyId } from './passkey.ts'

export const listPasskeys = operation({
  method: 'GET',
  path: '/member/passkey/list',
  access: 'member',
  summary: 'The passkeys of the member, the oldest first, and whether nothing else lets them in',
  answer: v.object({
    ...listOf(
      v.object({
        id: passkeyId,
        name: v.string(),
        /** The site it holds for, where that is not the one the caller is on. */
        host: v.string(),
        /** Whether the device shares it with the other devices of its owner. */
        is_synced: v.boolean(),
        created_at: seconds,
        /** Zero where it was not used yet. */
        used_at: seconds,
      }),
    ).entries,
    asks_passkey: v.boolean(),
  }),
  refusals: {},
})
