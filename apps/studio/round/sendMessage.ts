import { formatUnits } from '@saya/money'
import { readAmount, type Reply } from '@saya/rpp'
import type { StudioDeps } from '../deps.ts'
import { messageOf, type SendingState } from './round.rules.ts'

/** A bet that waits for an answer of the wallet: the first of a round, one that a decision staked, or one at a table. */
export interface Sending {
  /** Its name at the wallet, for all that is sent about it: each is sent once in effect. */
  readonly id: string
  readonly round: string
  readonly player_ref: string
  readonly game_code: string
  readonly session_token: string
  readonly stake: bigint
  readonly win: bigint | null
  /** What of it a jackpot pays, where one does. */
  readonly jackpot?: bigint | null
  /** Whether nothing more comes in its round when it is settled. */
  readonly isLast: boolean
  readonly askedAt: Date
  readonly state: SendingState
}

export function sendMessage({ wallet }: Pick<StudioDeps, 'wallet'>, bet: Sending): Promise<Reply> {
  const { id, round, player_ref, game_code, session_token, stake, win, jackpot } = bet
  const act = { tx_id: id, round_id: round, player_ref, game_code, ts: Math.floor(bet.askedAt.getTime() / 1000) }
  const currency = 'PHP'
  switch (messageOf[bet.state]) {
    case 'bet':
      return wallet.send('bet', { ...act, currency, session_token, amount: formatUnits(stake), round_closed: false })
    case 'settle': {
      if (win === null) throw new Error(`The round ${round} was drawn without a win.`)
      return wallet.send('settle', {
        ...act,
        currency,
        ref_tx_id: id,
        amount: formatUnits(win),
        ...(jackpot ? { jackpot_amount: formatUnits(jackpot) } : {}),
        kind: 'win',
        round_closed: bet.isLast,
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
