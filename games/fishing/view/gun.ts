import type { Sound } from '../../view/sound.ts'
import { firstFish, type VisibleRound } from '../shape.ts'
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
  private cooling: ReturnType<typeof setTimeout> | undefined
  private shotAtMs = Number.NEGATIVE_INFINITY

  constructor(tools: GunTools) {
    this.tools = tools
  }

  get isLoaded(): boolean {
    return this.take !== undefined
  }

  load(take: (choice: number) => void): void {
    this.take = take
    this.say()
  }

  unload(): void {
    this.take = undefined
    this.say()
  }

  /** Says on the water whether the next press shoots, and how many shots of the round have been answered. */
  private say(): void {
    const { sea, nowMs } = this.tools
    const coolMs = leastShotMs - (nowMs() - this.shotAtMs)
    const isReady = this.isLoaded && coolMs <= 0
    sea.root.dataset.gun = isReady ? 'ready' : 'waits'
    sea.root.dataset.answered = String(this.made)
    clearTimeout(this.cooling)
    if (this.isLoaded && !isReady) this.cooling = setTimeout(() => this.say(), coolMs)
  }

  fire(fish: number): void {
    const { take } = this
    const { sea, nowMs } = this.tools
    if (!take || nowMs() - this.shotAtMs < leastShotMs) return
    this.shotAtMs = nowMs()
    this.say()
    this.flying = sea.shoot(fish)
    take(fish + firstFish)
  }

  /** Shows what became of the shot that is on its way, as the round tells it. */
  land({ shots }: VisibleRound, isNew: boolean): void {
    const { flying, made } = this
    const shot = shots.at(-1)
    this.flying = undefined
    this.made = shots.length
    this.say()
    if (flying === undefined) return
    if (!isNew || !shot || shots.length <= made) return this.tools.sea.drop(flying)
    this.tools.sea.land(flying, shot.pay)
    if (shot.pay > 0) this.tools.sound.tick()
  }
}
