import { formatAlike } from '@saya/money'
import type { Payments } from './ownFigure.rules.ts'
import type { TimedFigure } from './readFigures.ts'

/** Figures as the wire has them, all with as many decimals, so that they add up for whoever adds them up. */
export function viewFigures(figures: readonly TimedFigure[]) {
  const write = formatAlike(
    figures.flatMap(({ paidIn, paidOut, bet, won, bonus }) => [paidIn, paidOut, bet, won, bonus]),
  )
  return figures.map(({ paidIn, paidOut, bet, won, bonus, playMs, isWhole }) => ({
    paid_in: write(paidIn),
    paid_out: write(paidOut),
    net_deposits: write(paidIn - paidOut),
    bet: write(bet),
    won: write(won),
    result: write(won - bet),
    bonus: write(bonus),
    seconds: Math.floor(playMs / 1000),
    is_whole: isWhole,
  }))
}

export function viewPayments({ paidIn, paidOut }: Payments) {
  const write = formatAlike([paidIn, paidOut])
  return { paid_in: write(paidIn), paid_out: write(paidOut), net_deposits: write(paidIn - paidOut) }
}
