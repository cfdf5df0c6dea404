import { randomBytes } from 'node:crypto'
import type { Seat } from './openSeat.ts'

interface Turn {
  readonly round: { readonly key: string; readonly state: string; readonly step: number }
  readonly next: { readonly commitment: string }
}

/** What is chosen in a round that waits, by how often it has waited before. */
type Choose = (step: number) => number

const word = () => randomBytes(12).toString('hex')

/** Rounds of one player each, one after another at every seat: begins the next at a seat that is free. */
export async function playSeats(seats: readonly Seat[], choose: Choose): Promise<() => Promise<void>> {
  const free = await Promise.all(
    seats.map(async seat => {
      const { next } = await seat.ask<Pick<Turn, 'next'>>('state')
      return { seat, commitment: next.commitment }
    }),
  )
  return async () => {
    const at = free.pop()
    if (!at) throw new Error('More rounds at once than seats.')
    const { seat, commitment } = at
    let turn = await seat.ask<Turn>('play', { key: word(), clientSeed: word(), stake: '10.00', commitment })
    while (turn.round.state === 'choosing') {
      const { key, step } = turn.round
      turn = await seat.ask<Turn>('choose', { key, step, choice: choose(step) })
    }
    if (turn.round.state !== 'done') throw new Error(`A round of ${seat.code} came to ${turn.round.state}.`)
    free.push({ seat, commitment: turn.next.commitment })
  }
}
