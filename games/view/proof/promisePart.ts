import { isSamePromise, readPromise, writePromise } from '@saya/game-math'
import { element } from '../element.ts'
import { openPromises, type ShownPromise } from './promises.ts'
import type { SayOf } from '../sayIn.ts'

type PromiseSay = SayOf<'shownBefore' | 'samePromise' | 'otherPromise' | 'noPromise'>

interface PromisePart {
  /** Whether another promise was shown than is told now. */
  readonly isOther: boolean
  /** Says so, or that it is the same, or that nothing is known of it here. */
  readonly said: HTMLElement
  /** What was shown, to stand beside what is told. */
  readonly fact: readonly [name: string, value: string]
}

/** What the address of a page hands on. */
const before = '#promise='

/** The promise that a round tells beside the one that this device was shown before it, by whichever name that was kept. */
export function promisePart(told: ShownPromise, kept: string, say: PromiseSay): PromisePart {
  const handed = location.hash.startsWith(before) ? readPromise(location.hash.slice(before.length)) : undefined
  const shown = handed ?? openPromises().find(kept)
  const word = !shown ? 'noPromise' : isSamePromise(shown, told) ? 'samePromise' : 'otherPromise'
  // Where another number or word is told the promise alone would look the same.
  const value = word === 'otherPromise' && shown ? writePromise(shown) : (shown?.commitment ?? '—')
  const tone = { noPromise: 'quiet', samePromise: 'good', otherPromise: 'bad' }[word]
  return {
    isOther: word === 'otherPromise',
    said: element('p', { class: tone }, say(word)),
    fact: [say('shownBefore'), value],
  }
}
