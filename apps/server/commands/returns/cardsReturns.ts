import { volatilityOf } from '@saya/game-math'
import { blackjackReturn, pokerReturn } from '../../../../games/cards/rules/index.ts'
import type { Title } from '../../../../games/cards/shape.ts'

/** What a card game returns to whoever plays it best: computed from every hand and every decision, and not played. */
export function cardsReturns(title: Title): readonly string[] {
  const { name, version, declared, stakes, mostWin } = title
  return [
    `${name.en}, version ${version}. No way of playing returns more than the best, which is told here, of the first stake.`,
    ...(title.kind === 'poker' ? pokerLines(title) : blackjackLines(title)),
    `declared return  ${(declared.returnPpm / 10_000).toFixed(4)} %, paid in ${(declared.hitPpm / 10_000).toFixed(2)} % of rounds`,
    ...stakes.map(stake => `a stake of ₱${stake} can win ₱${stake * mostWin} at most`),
  ]
}

function pokerLines(title: Extract<Title, { kind: 'poker' }>): string[] {
  const { numerator, denominator, hitPpm, classes, deviation } = pokerReturn(title)
  const percent = Number((numerator * 10n ** 8n) / denominator) / 10 ** 6
  return [
    `all 2598960 hands in ${classes} classes, each held in the best of 32 ways`,
    `computed return  ${numerator}/${denominator} = ${percent.toFixed(4)} %, paid in ${(hitPpm / 10_000).toFixed(2)} % of rounds`,
    swings(deviation),
  ]
}

function swings(deviation: number): string {
  return `deviation        ${deviation.toFixed(1)} of 100, volatility ${volatilityOf(deviation)} of 5`
}

function blackjackLines(title: Extract<Title, { kind: 'blackjack' }>): string[] {
  const { mean, hits, deviation } = blackjackReturn(title)
  return [
    `computed return  ${(100 * mean).toFixed(4)} %, paid in ${(100 * hits).toFixed(2)} % of rounds`,
    swings(deviation),
  ]
}
