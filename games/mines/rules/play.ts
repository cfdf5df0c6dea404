import { type Draw, recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import { firstPlace, take, type Title, type VisibleRound, type Way } from '../shape.ts'

export interface RoundOutcome {
  readonly win: Units
  readonly shown: VisibleRound
  readonly draws: readonly Draw[]
  /** What can be chosen now; nothing where the round is over. */
  readonly choices: readonly number[]
}

interface Round {
  readonly title: Title
  readonly mode: number
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

/** All that is hidden is drawn before the first choice, so that no choice changes it. */
export function play({ title, mode, stake, rng, choices }: Round): RoundOutcome {
  const way = wayOf(title, mode)
  const chance = recorded(rng)
  const hidden = hide(title, way, chance)
  const opened: number[] = []
  let end: VisibleRound['end'] = null
  let hit: number | null = null
  for (const choice of choices) {
    if (end !== null) throw new RangeError('Nothing can be chosen in a round that is over.')
    const place = choice - firstPlace
    if (choice === take) end = 'taken'
    else if (isBad(title, hidden, { place, height: opened.length })) [end, hit] = ['lost', place]
    else {
      opened.push(place)
      if (opened.length === way.pays.length) end = 'most'
    }
  }
  // Whoever has opened nothing has risked nothing yet: what is taken for them then is their stake.
  const pay = end === 'lost' ? 0 : opened.length === 0 ? 1000 : (way.pays[opened.length - 1] ?? 0)
  const next = end === null ? (way.pays[opened.length] ?? null) : null
  return {
    win: end === null ? 0n : (stake * BigInt(pay)) / 1000n,
    shown: { way: mode, opened, pay, next, end, hit, hidden: end === null ? null : hidden },
    draws: chance.draws,
    choices: end === null ? choicesOf(title, way, opened) : [],
  }
}

function wayOf({ code, ways }: Title, mode: number): Way {
  const way = ways.find(one => one.code === mode)
  if (!way) throw new RangeError(`${code} is not played in the way ${mode}.`)
  return way
}

/** Mines take one of the places that are left, one after another; each height of a climb has one bad place. */
function hide({ kind, places }: Title, { size }: Way, rng: Rng): number[] {
  if (kind === 'climb') return Array.from({ length: places }, () => rng.next(size))
  const left = Array.from({ length: places }, (_, place) => place)
  return Array.from({ length: size }, () => left.splice(rng.next(left.length), 1)[0] ?? 0)
}

function isBad({ kind }: Title, hidden: readonly number[], at: { readonly place: number; readonly height: number }) {
  return kind === 'field' ? hidden.includes(at.place) : hidden[at.height] === at.place
}

/** What is there can be taken when something was opened. */
function choicesOf({ kind, places }: Title, { size }: Way, opened: readonly number[]): number[] {
  const count = kind === 'field' ? places : size
  const closed = Array.from({ length: count }, (_, place) => place + firstPlace)
  const free = kind === 'field' ? closed.filter(choice => !opened.includes(choice - firstPlace)) : closed
  return opened.length > 0 ? [take, ...free] : free
}
