import type { Fixture, League, Odds, SelectionCode } from '../shape.ts'
import type { Say } from './sayInLeague.ts'

/** One thing that can be bet, as it is called. */
export interface Choice {
  readonly code: SelectionCode
  /** Short, as its button has it beside its market. */
  readonly name: string
  readonly odds: Odds
  readonly returnPpm: number
}

/** Choices that belong together. */
export interface Market {
  readonly code: string
  readonly name: string
  readonly columns: number
  readonly choices: readonly Choice[]
}

interface NewMarket {
  readonly code: string
  readonly name: string
  readonly names: readonly (readonly [SelectionCode, string])[]
  readonly columns?: number
}

/** Everything that can be bet on a match, market by market. */
export function marketsOf({ model }: Pick<League, 'model'>, fixture: Fixture, say: Say): readonly Market[] {
  const { odds } = fixture.pairing
  const listed = model.sport === 'football' ? footballMarkets(fixture, say) : basketballMarkets(model, fixture, say)
  return listed.map(({ code, name, names, columns = names.length }) => ({
    code,
    name,
    columns,
    choices: names.map(([selection, short]) => {
      const [of = 0, returnPpm = 0] = odds[selection] ?? []
      return { code: selection, name: short, odds: of, returnPpm }
    }),
  }))
}

function footballMarkets({ home, away, pairing }: Fixture, say: Say): readonly NewMarket[] {
  const draw = say('draw')
  const either = (one: string, other: string) => say('or', { one, other })
  return [
    {
      code: 'result',
      name: say('marketResult'),
      names: [
        ['home', home.code],
        ['draw', draw],
        ['away', away.code],
      ],
    },
    {
      code: 'double',
      name: say('marketDouble'),
      names: [
        ['homeOrDraw', either(home.code, draw)],
        ['homeOrAway', either(home.code, away.code)],
        ['drawOrAway', either(draw, away.code)],
      ],
    },
    overAndUnder('marketGoals', pairing.total, say),
    {
      code: 'both',
      name: say('marketBoth'),
      names: [
        ['bothScore', say('yes')],
        ['notBoth', say('no')],
      ],
    },
  ]
}

function basketballMarkets(
  { bands = [1, 6, 11] }: League['model'],
  { home, away, pairing }: Fixture,
  say: Say,
): readonly NewMarket[] {
  const spread = pairing.spread ?? 0
  const margins = bands.map((from, at) => {
    const next = bands[at + 1]
    return next === undefined ? `${from}+` : `${from}–${next - 1}`
  })
  return [
    {
      code: 'winner',
      name: say('marketWinner'),
      names: [
        ['home', home.code],
        ['away', away.code],
      ],
    },
    {
      code: 'spread',
      name: say('marketSpread'),
      names: [
        ['homeSpread', `${home.code} ${signed(spread)}`],
        ['awaySpread', `${away.code} ${signed(-spread)}`],
      ],
    },
    overAndUnder('marketTotal', pairing.total, say),
    {
      code: 'margin',
      name: say('marketMargin'),
      columns: 3,
      names: [
        ...margins.map((margin, at) => [`homeBand${at}`, `${home.code} ${margin}`] as const),
        ...margins.map((margin, at) => [`awayBand${at}`, `${away.code} ${margin}`] as const),
      ],
    },
  ]
}

function overAndUnder(word: 'marketGoals' | 'marketTotal', total: number, say: Say): NewMarket {
  const line = (total / 10).toFixed(1)
  return {
    code: 'total',
    name: say(word, { line }),
    names: [
      ['over', `${say('overLine')} ${line}`],
      ['under', `${say('underLine')} ${line}`],
    ],
  }
}

/** A line of tenths with its sign: −4.5, +4.5. */
function signed(tenths: number): string {
  return `${tenths < 0 ? '−' : '+'}${(Math.abs(tenths) / 10).toFixed(1)}`
}

/** Odds as they are read: 1.45. */
export function showOdds(odds: Odds): string {
  return (odds / 100).toFixed(2)
}

/** A selection in one line, with its market: for lists of bets. */
export function nameSelection(markets: readonly Market[], code: SelectionCode): string {
  for (const market of markets) {
    const choice = market.choices.find(one => one.code === code)
    if (choice) return `${market.name}: ${choice.name} @ ${showOdds(choice.odds)}`
  }
  return code
}
