import type { Model, Pairing, Score, SelectionCode } from '../shape.ts'

/** Everything that can be bet on one match, and when it has won. */
export function selectionsOf(
  { sport, bands }: Pick<Model, 'sport' | 'bands'>,
  { total, spread = 0 }: Pick<Pairing, 'total' | 'spread'>,
): ReadonlyMap<SelectionCode, (score: Score) => boolean> {
  const common = [
    ['home', ([home, away]: Score) => home > away],
    ['away', ([home, away]: Score) => home < away],
    ['over', ([home, away]: Score) => 10 * (home + away) > total],
    ['under', ([home, away]: Score) => 10 * (home + away) < total],
  ] as const
  if (sport === 'football') return new Map([...common, ...footballOnly])
  return new Map([
    ...common,
    ['homeSpread', ([home, away]: Score) => 10 * (home - away) + spread > 0],
    ['awaySpread', ([home, away]: Score) => 10 * (home - away) + spread < 0],
    ...(bands ?? []).flatMap((from, band) => bandsOf(band, from, bands?.[band + 1])),
  ])
}

const footballOnly = [
  ['draw', ([home, away]: Score) => home === away],
  ['homeOrDraw', ([home, away]: Score) => home >= away],
  ['homeOrAway', ([home, away]: Score) => home !== away],
  ['drawOrAway', ([home, away]: Score) => home <= away],
  ['bothScore', ([home, away]: Score) => home > 0 && away > 0],
  ['notBoth', ([home, away]: Score) => home === 0 || away === 0],
] as const

/** A winning margin from one number up to the next, the last one without an end. */
function bandsOf(band: number, from: number, next = Number.POSITIVE_INFINITY) {
  return [
    [`homeBand${band}`, ([home, away]: Score) => home - away >= from && home - away < next],
    [`awayBand${band}`, ([home, away]: Score) => away - home >= from && away - home < next],
  ] as const
}

/** What has won by a final score. */
export function winnersOf(model: Pick<Model, 'sport' | 'bands'>, pairing: Pairing, score: Score): SelectionCode[] {
  return [...selectionsOf(model, pairing)].filter(([, hasWon]) => hasWon(score)).map(([code]) => code)
}
