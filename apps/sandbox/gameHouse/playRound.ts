import { randomUUID } from 'node:crypto'
import { claimMs, sendBet, sendRound } from './carryOut.ts'
import type { House } from './house.ts'
import { addRound, findPressed, type Round } from './round.store.ts'
import type { Session } from './session.store.ts'
import { type Title, winOf } from './titles.ts'

/** So much lies between the beginnings of two rounds, whoever presses how fast. */
export const leastBetweenMs = 2500
/** Of 1/10,000 peso. */
export const stakes = [50_000n, 100_000n, 200_000n, 500_000n, 1_000_000n] as const

export interface Press {
  readonly press: string
  readonly stake: bigint
  readonly choice: number
}

/** Plays one press of the button, once however often it arrives. Nothing where it must wait. */
export async function playRound(
  house: House,
  { session, title }: { session: Session; title: Title },
  asked: Press,
): Promise<Round | undefined> {
  const { books, party, now, draw } = house
  const atMs = now()
  const drawn = draw(title.outcomes)
  const { press, stake, choice } = asked
  const [id, bet] = [randomUUID(), randomUUID()]
  const isNew = await addRound(books, {
    party,
    session,
    id,
    bet,
    press,
    stake,
    choice,
    drawn,
    win: winOf(title, { stake, choice, drawn }),
    atMs,
    dueAtMs: atMs + claimMs,
    quietSinceMs: atMs - leastBetweenMs,
  })
  if (isNew) {
    const { player, token, game } = session
    const sent = { kind: 'bet', id: bet, round: id, amount: stake, reference: '', attempts: 0 } as const
    await sendBet(house, { ...sent, player, token, game })
    await sendRound(house, id)
  }
  return findPressed(books, session.key, press)
}
