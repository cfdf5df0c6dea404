import type { Sound } from '../../view/sound.ts'
import { firstFish, type Shown } from '../shape.ts'
import type { Sea } from './sea.ts'

/** However fast somebody presses, one shot comes so long after the last. */
const leastShotMs = 300

interface GunTools {
  readonly sea: Sea
  readonly sound: Sound
  readonly nowMs: () => number
}

/** What a press shoots with: one press is one shot, and the next is taken when this one is decided. */
export class Gun {
  private readonly tools: GunTools
  private take: ((choice: number) => void) | undefined
  private flying: number | undefined
  private made = 0
  private shotAtMs = Number.NEGATIVE_INFINITY

  constructor(tools: GunTools) {
    this.tools = tools
  }

  get isLoaded(): boolean {
    return this.take !== undefined
  }

  load(take: (choice: number) => void): void {
    this.take = take
  }

  unload(): void {
    this.take = undefined
  }

  fire(fish: number): void {
    const { take } = this
    const { sea, nowMs } = this.tools
    if (!take || nowMs() - this.shotAtMs < leastShotMs) return
    this.shotAtMs = nowMs()
    this.flying = sea.shoot(fish)
    take(fish + firstFish)
  }

  /** Shows what became of the shot that is on its way, as the round tells it. */
  land({ shots }: Shown, isNew: boolean): void {
    const { flying, made } = this
    const shot = shots.at(-1)
    this.flying = undefined
    this.made = shots.length
    if (flying === undefined) return
    if (!isNew || !shot || shots.length <= made) return this.tools.sea.drop(flying)
    this.tools.sea.land(flying, shot.pay)
    if (shot.pay > 0) this.tools.sound.tick()
  }
}
