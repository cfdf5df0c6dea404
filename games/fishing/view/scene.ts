import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import { mayMove, wait } from '../../view/motion.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import { type Kind, schoolOf, stop, type Title, type VisibleRound } from '../shape.ts'
import { priceOf, type Round, tellRound } from './book.ts'
import { Gun } from './gun.ts'
import { Magazine } from './magazine.ts'
import type { WatchReef } from './openReef.ts'
import { sayFishing } from './sayFishing.ts'
import { Sea } from './sea.ts'
import { Targets } from './targets.ts'

/** How long the last shot of a round is seen before what the round came to is told. */
const lastShotMs = 700

interface FishingTools extends SceneTools {
  /** The same clock as that of what paints. */
  readonly nowMs: () => number
  readonly watch: WatchReef
}

export function openScene(title: Title, tools: FishingTools): Scene<VisibleRound> {
  const { language, sound, nowMs, watch } = tools
  const say = sayFishing(language)
  const school = schoolOf(title)
  const sea = new Sea(title, nowMs)
  const gun = new Gun({ sea, sound, nowMs })
  const magazine = new Magazine(title, say)
  const people = element('p', { class: 'people' })
  const hint = element('p', { class: 'hint', role: 'status' })
  const shoot = (kind: Kind) => gun.fire(sea.fishOf(kind))
  const targets = new Targets(title, { say, language, shoot })
  sea.root.append(people, hint)
  watch(state => {
    sea.join(state)
    people.textContent = say('others', { count: state.seats.length })
  })
  listen(sea, {
    touch(fish) {
      hint.textContent = fish === undefined && gun.isLoaded ? say('nothingThere') : ''
      if (fish !== undefined) gun.fire(fish)
    },
    press(number) {
      const kind = title.kinds[number - 1]
      if (kind) shoot(kind)
    },
  })
  return {
    root: element('div', { class: 'sea' }, sea.root, magazine.root, targets.root),
    setup: undefined,
    mode: () => 0,
    play: say('play', { count: title.shots }),
    rest: () => say('rest', { count: title.shots }),
    async show(round, isNew) {
      const shown = shownOf(round)
      gun.land(shown, isNew)
      hint.textContent = ''
      magazine.show(shown, priceOf(title, round))
      if (shown.end !== null && isNew && mayMove()) await wait(lastShotMs)
    },
    offer(round: Round, act) {
      gun.load(act)
      targets.open(true)
      const amount = showAmount(priceOf(title, round) * BigInt(shownOf(round).left))
      return [{ label: say('stop'), detail: say('stopBack', { amount }), choice: () => stop, isPatient: true }]
    },
    focus: () => targets.focus(),
    close() {
      gun.unload()
      targets.open(false)
    },
    tell: round => tellRound({ title, school, language }, round),
  }
}

interface Presses {
  /** The water was touched, there where this fish is or none. */
  touch(fish: number | undefined): void
  press(number: number): void
}

/** A key that is held down counts once, and none where something lies over the game. */
function listen(sea: Sea, { touch, press }: Presses): void {
  sea.root.addEventListener('pointerdown', event => {
    if (event.button === 0) touch(sea.fishAt({ x: event.clientX, y: event.clientY }))
  })
  document.addEventListener('keydown', event => {
    if (!event.repeat && !document.querySelector('dialog[open]')) press(Number(event.key))
  })
}
