import { formatPesos, parsePesos } from '@saya/money'
import type { StudioDeps } from '../deps.ts'
import type { PlaySession } from '../session/session.store.ts'
import { Refused } from './refusals.ts'

/** Asks the wallet, which also says whether this session still lets its player in. */
export async function readBalance({ wallet }: StudioDeps, session: PlaySession): Promise<string> {
  const { session_token, player_ref, game_code } = session
  const reply = await wallet.send('authenticate', { session_token, player_ref, game_code })
  if (!reply.isKnown) throw new Refused('unavailable')
  const { status, balance } = reply.answer
  if (status === 'TOKEN_INVALID' || status === 'TOKEN_EXPIRED' || status === 'PLAYER_UNKNOWN') {
    throw new Refused('session_over')
  }
  const units = status === 'OK' && balance !== null ? parsePesos(balance, 4) : null
  if (units === null) throw new Refused('unavailable')
  return formatPesos(units)
}
