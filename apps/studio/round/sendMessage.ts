import { formatUnits } from '@saya/money'
import { readAmount, type Reply } from '@saya/rpp'
import type { StudioDeps } from '../deps.ts'
import { messageOf, type SendingState } from './round.rules.ts'
import type { Round } from './round.store.ts'

/** A round, or a bet at a table, that waits for an answer of the wallet. */
type Sending = Pick<Round, 'id' | 'player_ref' | 'game_code' | 'session_token' | 'stake' | 'win' | 'opened_at'> & {
  readonly state: SendingState
}

/** Sends the one message that an open round waits for. The round's id names all of them: each is sent once in effect. */
export function sendMessage({ wallet }: Pick<StudioDeps, 'wallet'>, round: Sending): Promise<Reply> {
  const { id, player_ref, game_code, session_token, stake, win } = round
  const act = { tx_id: id, round_id: id, player_ref, game_code, ts: Math.floor(round.opened_at.getTime() / 1000) }
  const currency = 'PHP'
  switch (messageOf[round.state]) {
    case 'bet':
      return wallet.send('bet', { ...act, currency, session_token, amount: formatUnits(stake), round_closed: false })
    case 'settle': {
      if (win === null) throw new Error(`The round ${id} was drawn without a win.`)
      return wallet.send('settle', {
        ...act,
        currency,
        ref_tx_id: id,
        amount: formatUnits(win),
        kind: 'win',
        round_closed: true,
      })
    }
    case 'rollback':
      return wallet.send('rollback', { ...act, ref_tx_id: id, reason: 'The bet came to nothing.' })
  }
}

/** The player's balance as an answer tells it. */
export function balanceOf(reply: Reply): bigint | undefined {
  if (!reply.isKnown || reply.answer.balance === null) return undefined
  return readAmount(reply.answer.balance) ?? undefined
}
