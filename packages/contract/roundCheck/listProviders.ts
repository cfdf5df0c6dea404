import * as v from 'valibot'
import { listOf } from '../list.ts'
import { operation } from '../operation.ts'

export const listProviders = operation({
  method: 'GET',
  path: '/office/api/round-check/provider/list',
  access: 'staff',
  permission: 'round.read',
  summary: 'Every provider that may bet, what it can be asked, and whether its rounds are laid beside its own books',
  answer: listOf(
    v.object({
      provider: v.string(),
      dialect: v.picklist(['rpp', 'hub88', 'valkyrie']),
      /** Whether we have an address and a key to ask it with. */
      is_reached: v.boolean(),
      is_compared: v.boolean(),
      /** Calls that its dialect does not have. */
      lacks: v.array(v.picklist(['listGames', 'listRecords', 'kick', 'tellSeen'])),
    }),
  ),
  refusals: {},
})
