import * as v from 'valibot'
import { generalErrors } from '../general/errors.ts'
import { operation } from '../operation.ts'
import { pick } from '../refusal.ts'
import { staffErrors } from '../staff/errors.ts'
import { reason } from '../staff/operator.ts'
import { gameState } from './gameState.ts'

export const switchGame = operation({
  method: 'POST',
  path: '/office/api/game/switch',
  access: 'staff',
  permission: 'game.switch',
  summary: 'Opens, closes or hides a game, from the state that was seen; open rounds are settled all the same',
  body: v.object({
    id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2_147_483_647)),
    before: gameState,
    after: gameState,
    reason,
  }),
  answer: v.object({}),
  refusals: { ...pick(generalErrors, 'not_found'), ...pick(staffErrors, 'changed_meanwhile') },
})
