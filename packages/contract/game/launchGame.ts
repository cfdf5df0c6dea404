import * as v from 'valibot'
import { gateErrors } from '../gate/errors.ts'
import { operation } from '../operation.ts'
import { gameErrors } from './errors.ts'
import { gameCode } from './gameCode.ts'

export const launchGame = operation({
  method: 'POST',
  path: '/api/v2/game/launch',
  alias: '/game/launch',
  twin: 'GET',
  access: 'member',
  readsSession: true,
  summary: 'Opens a game: the answer is its address, to be opened once',
  body: v.object({
    code: gameCode,
    lang: v.optional(v.picklist(['en', 'tl']), 'en'),
    device: v.optional(v.picklist(['mobile', 'desktop']), 'mobile'),
    /** How far the browser's clock is ahead of UTC. */
    minutes_ahead: v.optional(v.pipe(v.string(), v.regex(/^(-?\d{1,3})?$/)), ''),
  }),
  answer: v.pipe(v.string(), v.url()),
  refusals: { ...gameErrors, ...gateErrors },
})
