import { isUtf8 } from 'node:buffer'
import type { Flaw } from './flawsForTest.ts'
import { type Fields, theGame, theToken } from './flawedShapesForTest.ts'

type Has = (flaw: Flaw) => boolean

/** Why a balance or a round is told to nobody, if so, in the dialects that look at a session for it. */
export function refusalOfReading(has: Has, name: string, fields: Fields): string | undefined {
  const isTheirs = fields.session_token === theToken
  if (name === 'gamerounds') return isTheirs || has('tells anybody a round') ? undefined : 'TOKEN_INVALID'
  if (name !== 'balance') return undefined
  if (!isTheirs && !has('tells anybody a balance')) return 'TOKEN_INVALID'
  const isOfGame = fields.game_code === '' || fields.game_code === theGame
  return isOfGame || has('tells a balance for any game') ? undefined : 'GAME_DISABLED'
}

/** The body as text; throws where it is none. */
export function readText(has: Has, body: Buffer): string {
  if (!isUtf8(body) && !has('reads what is no UTF-8')) throw new TypeError('It is no UTF-8.')
  return body.toString()
}
