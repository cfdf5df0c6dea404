import type { Draw } from '@saya/game-math'
import { areOutOf, areSame } from '../../view/drawnFrom.ts'
import {
  firstFish,
  numbers,
  schoolOf,
  type Shot,
  stop,
  type Title,
  type VisibleRound,
  winningNumbers,
} from '../shape.ts'

interface PlayedRound {
  readonly shown: VisibleRound | undefined
  readonly choices: readonly number[]
}

/** Whether each shot was aimed where its player aimed, and worth what its draw stands for. */
export function areShotsDrawn(title: Title, { shown, choices }: PlayedRound, draws: readonly Draw[]): boolean {
  const sizes = Array.from({ length: title.shots }, () => numbers)
  if (!shown || !areOutOf(draws, sizes)) return false
  const school = schoolOf(title)
  const aimed = choices.filter(choice => choice !== stop).map(choice => choice - firstFish)
  function isWorth({ fish, pay }: Shot, at: number): boolean {
    const kind = school[fish]
    const value = draws[at]?.value ?? numbers
    const prize = kind && winningNumbers(title, kind).find(({ below }) => value < below)
    return kind !== undefined && pay === (prize?.pay ?? 0)
  }
  const areAimed = areSame(
    aimed,
    shown.shots.map(({ fish }) => fish),
  )
  return areAimed && shown.left === title.shots - aimed.length && shown.shots.every(isWorth)
}
