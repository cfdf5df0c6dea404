import { type Draw, recorded, type Rng } from '@saya/game-math'
import type { Units } from '@saya/money'
import {
  firstFish,
  type Kind,
  numbers,
  schoolOf,
  type Shot,
  stop,
  type Title,
  type VisibleRound,
  winningNumbers,
} from '../shape.ts'

export interface RoundOutcome {
  readonly win: Units
  readonly shown: VisibleRound
  readonly draws: readonly Draw[]
  /** What can be chosen now; nothing where the round is over. */
  readonly choices: readonly number[]
}

interface Round {
  readonly title: Title
  readonly stake: Units
  readonly rng: Rng
  readonly choices: readonly number[]
}

/** Every shot's number is drawn before the first is aimed, so that nothing that is aimed at changes one. */
export function play({ title, stake, rng, choices }: Round): RoundOutcome {
  const price = priceOf(title, stake)
  const chance = recorded(rng)
  const drawn = Array.from({ length: title.shots }, () => chance.next(numbers))
  const school = schoolOf(title)
  const shots: Shot[] = []
  let end: VisibleRound['end'] = null
  for (const choice of choices) {
    if (end !== null) throw new RangeError('Nothing can be chosen in a round that is over.')
    if (choice === stop) end = 'stopped'
    else {
      const fish = choice - firstFish
      const kind = school[fish]
      if (!kind) throw new RangeError(`${title.code} has no fish ${fish}.`)
      shots.push({ fish, pay: payOf(title, kind, drawn[shots.length] ?? numbers) })
      if (shots.length === title.shots) end = 'empty'
    }
  }
  const left = title.shots - shots.length
  const caught = shots.reduce((sum, { pay }) => sum + pay, 0)
  return {
    // Whoever stops is given back what the shots that are left have cost.
    win: end === null ? 0n : price * BigInt(caught + left),
    shown: { shots, left, end },
    draws: chance.draws,
    choices: end === null ? [stop, ...school.map((_, fish) => fish + firstFish)] : [],
  }
}

/** What one shot costs. */
function priceOf({ code, shots }: Title, stake: Units): Units {
  const price = stake / BigInt(shots)
  if (price * BigInt(shots) !== stake) throw new RangeError(`A stake of ${code} is not divided evenly by its shots.`)
  return price
}

function payOf(title: Title, kind: Kind, drawn: number): number {
  return winningNumbers(title, kind).find(({ below }) => drawn < below)?.pay ?? 0
}
