import { type BlackjackTitle, type Card, type Move } from '../shape.ts'
import { addValue, type Sum, sumOf, valueOf } from './sums.ts'

/** Of thirteen cards of a whole deck so many count so much. */
const values = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(value => ({ value, chance: (value === 10 ? 4 : 1) / 13 }))
type Rules = Pick<BlackjackTitle, 'isSoftHit' | 'isDoubleAfterSplit'>

/** How likely the dealer ends with each total, 22 being too much, when the first card is this and there is no blackjack. */
function dealerLaw({ isSoftHit }: Rules, up: number): readonly number[] {
  const law = Array.from({ length: 23 }, () => 0)

  function draw(sum: Sum, chance: number, cards: number): void {
    const draws = sum.total < 17 || (sum.total === 17 && sum.isSoft && isSoftHit)
    if (cards >= 2 && !draws) {
      const end = Math.min(sum.total, 22)
      law[end] = (law[end] ?? 0) + chance
      return
    }
    const free = cards === 1 ? values.filter(({ value }) => value + up !== 21) : values
    const whole = free.reduce((all, one) => all + one.chance, 0)
    for (const one of free) draw(addValue(sum, one.value), (chance * one.chance) / whole, cards + 1)
  }

  draw(addValue({ total: 0, isSoft: false }, up), 1, 1)
  return law
}

/** What a hand comes to on average, in first stakes won or lost, and at each of the dealer's ends that and its square. */
interface Line {
  readonly mean: number
  readonly means: readonly number[]
  readonly squares: readonly number[]
  /** In how many rounds it pays anything. */
  readonly pays: readonly number[]
}

interface Options {
  readonly isFirst: boolean
  readonly isSplit: boolean
  /** What the two cards of a pair count. */
  readonly pair?: number | undefined
}

interface Part {
  readonly chance: number
  readonly line: Line
}

/** Of several lines each as often as it comes, with so many stakes on it. */
function mix(parts: readonly Part[], stakes: number): Line {
  const ends = Array.from({ length: 23 }, (_, end) => end)
  const mixed = (of: (line: Line) => readonly number[], factor: number) =>
    ends.map(end => factor * parts.reduce((sum, { chance, line }) => sum + chance * (of(line)[end] ?? 0), 0))
  return {
    mean: stakes * parts.reduce((sum, { chance, line }) => sum + chance * line.mean, 0),
    means: mixed(({ means }) => means, stakes),
    squares: mixed(({ squares }) => squares, stakes * stakes),
    pays: mixed(({ pays }) => pays, 1),
  }
}

/** The game against one first card of the dealer's: every line of play, followed to its end. */
function openTable(rules: Rules, up: number) {
  const law = dealerLaw(rules, up)
  const known = new Map<string, Line>()

  function stand({ total }: Sum): Line {
    const pays = law.map((_, end) => (total <= 21 && (end > 21 || total >= end) ? 1 : 0))
    const means = law.map((_, end) => (total > 21 ? -1 : end > 21 ? 1 : Math.sign(total - end)))
    const mean = law.reduce((sum, chance, end) => sum + chance * (means[end] ?? 0), 0)
    return { mean, means, squares: means.map(won => won * won), pays }
  }

  function next(of: (value: number) => Line, times = 1): Line {
    return mix(
      values.map(({ value, chance }) => ({ chance, line: of(value) })),
      times,
    )
  }

  function hit(sum: Sum): Line {
    const name = `${sum.total} ${sum.isSoft}`
    const line = known.get(name) ?? next(value => play(addValue(sum, value), { isFirst: false, isSplit: false }))
    known.set(name, line)
    return line
  }

  function double(sum: Sum): Line {
    return next(value => stand(addValue(sum, value)), 2)
  }

  /** Two hands that are played alike and independently, against the same end of the dealer's. */
  function split(card: number): Line {
    const one = addValue({ total: 0, isSoft: false }, card)
    const hand = next(value => {
      const sum = addValue(one, value)
      return card === 11 ? stand(sum) : play(sum, { isFirst: true, isSplit: true })
    })
    return {
      mean: 2 * hand.mean,
      means: hand.means.map(one => 2 * one),
      squares: hand.squares.map((square, end) => 2 * square + 2 * (hand.means[end] ?? 0) ** 2),
      pays: hand.pays.map(chance => 1 - (1 - chance) ** 2),
    }
  }

  function lines(
    sum: Sum,
    { isFirst, isSplit, pair }: Options,
  ): readonly { readonly move: Move; readonly line: Line }[] {
    return [
      { move: 'stand', line: stand(sum) },
      { move: 'hit', line: hit(sum) },
      ...(isFirst && (!isSplit || rules.isDoubleAfterSplit) ? [{ move: 'double' as const, line: double(sum) }] : []),
      ...(pair === undefined ? [] : [{ move: 'split' as const, line: split(pair) }]),
    ]
  }

  /** Nothing can be better than the best of all lines, and a hand of twenty-one is over. */
  function play(sum: Sum, options: Options): Line {
    if (sum.total >= 21) return stand(sum)
    return lines(sum, options).reduce((best, one) => (one.line.mean > best.line.mean ? one : best)).line
  }

  return { law, lines, play }
}

const tables = new Map<string, ReturnType<typeof openTable>>()

function tableOf(rules: Rules, up: number) {
  const name = `${rules.isSoftHit} ${rules.isDoubleAfterSplit} ${up}`
  const table = tables.get(name) ?? openTable(rules, up)
  tables.set(name, table)
  return table
}

interface Situation {
  readonly cards: readonly Card[]
  readonly up: Card
  readonly allowed: readonly Move[]
}

/** The allowed move that returns most, with what each of them comes to in first stakes. */
export function bestMoves(
  rules: Rules,
  { cards, up, allowed }: Situation,
): { readonly best: Move; readonly means: ReadonlyMap<Move, number> } {
  const [first = 0] = cards
  const options = {
    isFirst: allowed.includes('double'),
    isSplit: false,
    pair: allowed.includes('split') ? valueOf(first) : undefined,
  }
  const lines = tableOf(rules, valueOf(up))
    .lines(sumOf(cards), options)
    .filter(({ move }) => allowed.includes(move))
  const best = lines.reduce((most, one) => (one.line.mean > most.line.mean ? one : most))
  return { best: best.move, means: new Map(lines.map(({ move, line }) => [move, line.mean])) }
}

export interface BlackjackReturn {
  /** What the best of all strategies returns of the first stake. */
  readonly mean: number
  /** In how many rounds it pays anything. */
  readonly hits: number
  /** How far a round is from its mean, in hundredths of the first stake. */
  readonly deviation: number
}

export function blackjackReturn(rules: Rules): BlackjackReturn {
  let [mean, hits, squares] = [0, 0, 0]
  for (const up of values) {
    for (const one of values) {
      for (const other of values) {
        const chance = up.chance * one.chance * other.chance
        const dealt = dealtReturn(rules, up.value, [one.value, other.value])
        mean += chance * dealt.mean
        hits += chance * dealt.hits
        squares += chance * dealt.square
      }
    }
  }
  return { mean: 1 + mean, hits, deviation: 100 * Math.sqrt(squares - mean * mean) }
}

/** The same of two cards against the dealer's first, who looks before anything is decided. */
function dealtReturn(rules: Rules, up: number, [one, other]: readonly [number, number]) {
  const dealerHas = up === 11 ? 4 / 13 : up === 10 ? 1 / 13 : 0
  const sum = addValue(addValue({ total: 0, isSoft: false }, one), other)
  if (sum.total === 21) return { mean: (1 - dealerHas) * 1.5, hits: 1, square: (1 - dealerHas) * 1.5 ** 2 }
  const table = tableOf(rules, up)
  const line = table.play(sum, { isFirst: true, isSplit: false, pair: one === other ? one : undefined })
  const paid = table.law.reduce((all, share, end) => all + share * (line.pays[end] ?? 0), 0)
  const square = table.law.reduce((all, share, end) => all + share * (line.squares[end] ?? 0), 0)
  return {
    mean: (1 - dealerHas) * line.mean - dealerHas,
    hits: (1 - dealerHas) * paid,
    square: (1 - dealerHas) * square + dealerHas,
  }
}
