import { type Card, type Hands } from '../shape.ts'
import { Fronts } from './fronts.ts'
import type { Strengths } from './points.ts'
import { type Arranging, classes, prospectsOf, scoreOf } from './prospects.ts'
import { fives, measureAll, newMeasured, wholeMask } from './splits.ts'
import { classOf, type Strength } from './strength.ts'

/** What the search has found: where each hand lies among the sorted cards, what it is worth, and what is expected of all. */
export interface BestSplit {
  readonly score: number
  readonly masks: readonly [front: number, middle: number, back: number]
  readonly strengths: Strengths
}

/**
 * Finds the best arrangement of any thirteen cards by the published way: the same as trying all 72,072. For each back the
 * middles are tried from the highest down, until not even the best front that its cards leave could make one good; that
 * takes a way in which a higher hand never has the worse prospect. Of several that are as good it is the one with the
 * strongest back, middle and front.
 */
export class Arranger {
  /** The cards it has arranged last, the lowest first. */
  readonly sorted: Uint8Array
  private readonly measured = newMeasured()
  private readonly fronts: Fronts
  private readonly ofFront: Int32Array
  private readonly ofMiddle: Int32Array
  private readonly ofBack: Int32Array
  /** All fives from the highest class to the lowest: their masks, what they are worth, and where each class begins. */
  private readonly masks = new Int16Array(fives.masks.length)
  private readonly strengths = new Int32Array(fives.masks.length)
  private readonly begins = new Int16Array(classes)
  private score = 0
  private back = { mask: 0, strength: 0, prospect: 0 }
  private foundMasks: [number, number, number] = [0, 0, 0]
  private foundStrengths: [number, number, number] = [0, 0, 0]

  constructor(title: Arranging) {
    ;[this.ofFront, this.ofMiddle, this.ofBack] = prospectsOf(title)
    this.fronts = new Fronts(this.ofFront)
    this.sorted = this.measured.sorted
  }

  arrange(cards: ArrayLike<Card>): BestSplit {
    measureAll(cards, this.measured)
    this.fronts.read(this.sorted)
    this.sort()
    this.score = Number.NEGATIVE_INFINITY
    for (let at = 0; at < this.masks.length; at++) this.tryBack(this.masks[at] ?? 0, this.strengths[at] ?? 0)
    return { score: this.score, masks: this.foundMasks, strengths: this.foundStrengths }
  }

  /** Every middle for one back, until none can be good enough any more. */
  private tryBack(back: number, strength: Strength): void {
    const { masks, strengths, ofMiddle } = this
    const ofClass = classOf(strength)
    const prospect = this.ofBack[ofClass] ?? 0
    const mostFront = this.fronts.mostOf(wholeMask ^ back)
    if (scoreOf(mostFront, ofMiddle[ofClass] ?? 0, prospect) < this.score) return
    this.back = { mask: back, strength, prospect }
    for (let at = this.begins[ofClass] ?? 0; at < masks.length; at++) {
      if (((masks[at] ?? 0) & back) !== 0) continue
      const ofWeaker = ofMiddle[classOf(strengths[at] ?? 0)] ?? 0
      if (scoreOf(mostFront, ofWeaker, prospect) < this.score) return
      this.tryMiddle(masks[at] ?? 0, strengths[at] ?? 0, ofWeaker)
    }
  }

  /** With the back that is being tried; what is left of the cards is the front. */
  private tryMiddle(middle: number, strength: Strength, prospect: number): void {
    const { back } = this
    const front = wholeMask ^ back.mask ^ middle
    const weakest = this.measured.three[front] ?? 0
    if (strength > back.strength || weakest > strength) return
    const score = scoreOf(this.ofFront[classOf(weakest)] ?? 0, prospect, back.prospect)
    if (score < this.score || (score === this.score && !this.isStronger(weakest, strength, back.strength))) return
    this.score = score
    this.foundMasks = [front, middle, back.mask]
    this.foundStrengths = [weakest, strength, back.strength]
  }

  private isStronger(front: Strength, middle: Strength, back: Strength): boolean {
    const [ofFront, ofMiddle, ofBack] = this.foundStrengths
    if (back !== ofBack) return back > ofBack
    return middle === ofMiddle ? front > ofFront : middle > ofMiddle
  }

  /** Each class is counted, and then each five put at the next place of its class. */
  private sort(): void {
    const { masks, strengths, begins } = this
    const { five } = this.measured
    begins.fill(0)
    for (let at = 0; at < five.length; at++) {
      const ofClass = classOf(five[at] ?? 0)
      begins[ofClass] = (begins[ofClass] ?? 0) + 1
    }
    for (let ofClass = classes - 1, sum = 0; ofClass >= 0; ofClass--) {
      sum += begins[ofClass] ?? 0
      begins[ofClass] = sum
    }
    for (let at = five.length - 1; at >= 0; at--) {
      const strength = five[at] ?? 0
      const place = (begins[classOf(strength)] ?? 0) - 1
      begins[classOf(strength)] = place
      masks[place] = fives.masks[at] ?? 0
      strengths[place] = strength
    }
  }
}

/** What was found, as three hands of cards in rising order. */
export function handsIn(sorted: ArrayLike<Card>, masks: BestSplit['masks']): Hands {
  const [front = [], middle = [], back = []] = masks.map(mask =>
    Array.from(sorted).filter((_card, place) => (mask >> place) & 1),
  )
  return [front, middle, back]
}
