import { formatPesos, parsePesos, unitsPerCentavo } from '@saya/money'

/** Whether there is something to collect. An amount that cannot be read is none. */
export function mayCollect(bonus: string): boolean {
  return (parsePesos(bonus) ?? 0n) > 0n
}

interface Round {
  readonly bet: string
  readonly win: string
}

interface LossTerms {
  readonly share_percent: string
  readonly least: string
  readonly most: string
}

export interface Recount {
  readonly rounds: number
  readonly loss: string
  readonly amount: string
}

const read = (amount: string) => parsePesos(amount, 4) ?? 0n

/** Works a day out again from its rounds, as the terms say: a share of the net loss, rounded down to centavos. */
export function recount(rounds: readonly Round[], { share_percent: share, least, most }: LossTerms): Recount {
  const loss = rounds.reduce((sum, { bet, win }) => sum + read(bet) - read(win), 0n)
  const ppm = parsePesos(share, 4) ?? 0n
  const part = loss > 0n && loss >= read(least) ? (loss * ppm) / 1_000_000n : 0n
  const whole = part - (part % unitsPerCentavo)
  const amount = whole < read(most) ? whole : read(most)
  return { rounds: rounds.length, loss: formatPesos(loss), amount: formatPesos(amount) }
}
