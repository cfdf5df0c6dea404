import { heightOf } from './strength.ts'

const cards = 13
const [pair, three] = [1, 3]
/** The highest class of three cards of so much. */
const perKind = 169
/** Of four cards of a rank there are six pairs and four threes: three times that is the most thirteen cards have. */
const mostGroups = 40

/** Of thirteen sorted cards, what the best front could be that is made of some of them alone. */
export class Fronts {
  private readonly ofFront: Int32Array
  private readonly masks = new Int16Array(mostGroups)
  private readonly prospects = new Int32Array(mostGroups)
  private readonly highs = new Int32Array(cards)
  private count = 0

  constructor(ofFront: Int32Array) {
    this.ofFront = ofFront
  }

  /** All threes and then all pairs by the places that they need, the highest first; and what each card is by itself. */
  read(sorted: Uint8Array): void {
    this.count = 0
    for (let last = cards - 1; last > 1; last--) this.addThrees(sorted, last)
    for (let last = cards - 1; last > 0; last--) this.addPairs(sorted, last)
    for (let place = 0; place < cards; place++)
      this.highs[place] = this.ofFront[13 * heightOf(sorted[place] ?? 0) + 12] ?? 0
  }

  /** The prospect of the best of them, be it allowed before a middle or not. */
  mostOf(left: number): number {
    for (let at = 0; at < this.count; at++) {
      const mask = this.masks[at] ?? 0
      if ((left & mask) === mask) return this.prospects[at] ?? 0
    }
    return this.highs[31 - Math.clz32(left)] ?? 0
  }

  private addThrees(sorted: Uint8Array, last: number): void {
    const height = heightOf(sorted[last] ?? 0)
    for (let one = last - 1; one > 0 && heightOf(sorted[one] ?? 0) === height; one--) {
      for (let other = one - 1; other >= 0 && heightOf(sorted[other] ?? 0) === height; other--) {
        this.add((1 << last) | (1 << one) | (1 << other), perKind * three + 13 * height)
      }
    }
  }

  private addPairs(sorted: Uint8Array, last: number): void {
    const height = heightOf(sorted[last] ?? 0)
    for (let one = last - 1; one >= 0 && heightOf(sorted[one] ?? 0) === height; one--) {
      this.add((1 << last) | (1 << one), perKind * pair + 13 * height + 12)
    }
  }

  private add(mask: number, ofClass: number): void {
    this.masks[this.count] = mask
    this.prospects[this.count] = this.ofFront[ofClass] ?? 0
    this.count++
  }
}
