import { element } from '../../view/element.ts'
import { animate, mayMove, wait } from '../../view/motion.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound, SoloStudio } from '../../view/solo/soloStudio.ts'
import { type Advice, placesOf, type VisibleRound } from '../shape.ts'
import { drawBot, drawOwn, nameOfBot, type PendingRow } from './drawLaid.ts'
import { Hand } from './hand.ts'
import { choiceFor, layRows, type Lie, sortAll } from './lie.ts'
import { sayFoul } from './sayFoul.ts'
import { type Say, sayPusoy, signed } from './sayPusoy.ts'

type Round = SoloRound<VisibleRound>

interface Tools extends SceneTools {
  readonly studio: Pick<SoloStudio<VisibleRound>, 'advise'>
}

/** So long after a move the studio is asked what the hands are: whoever moves on is asked about later. */
const askAfterMs = 120
/** Each row of each of the four has its turn. */
const betweenRowsMs = 105
const tellingMs = 260
const aFrameMs = 16

export function openPusoyScene({ language, sound, studio }: Tools): Scene<VisibleRound> {
  return new PusoyScene(sayPusoy(language), sound, studio)
}

class PusoyScene implements Scene<VisibleRound> {
  readonly root = element('div', { class: 'pusoy' })
  readonly setup = undefined
  readonly play: string
  private readonly say: Say
  private readonly sound
  private readonly studio
  private readonly hand: Hand
  private readonly order = element('p', { class: 'order', id: 'order', role: 'status' })
  private readonly sorting: HTMLButtonElement
  private readonly suggest: HTMLButtonElement
  private readonly tools: HTMLElement
  private key = ''
  private cards: readonly number[] = []
  private lie: Lie = []
  private sortedBy: 'rank' | 'suit' = 'rank'
  private asked = 0
  private hinder: (isHindered: boolean) => void = () => {}

  constructor(say: Say, sound: SceneTools['sound'], studio: Tools['studio']) {
    this.say = say
    this.sound = sound
    this.studio = studio
    this.play = say('deal')
    this.hand = new Hand(say, lie => this.lay(lie))
    this.suggest = element('button', { type: 'button', class: 'tool' }, say('suggest'))
    this.suggest.addEventListener('click', () => void this.takeAdvice())
    this.sorting = element('button', { type: 'button', class: 'tool' }, say('sortSuit'))
    this.sorting.addEventListener('click', () => this.hand.show(this.sort()))
    this.tools = element(
      'div',
      { class: 'tools', role: 'group', 'aria-label': say('tools') },
      this.sorting,
      this.suggest,
    )
    this.drawTable()
    this.isOpen = false
  }

  mode(): number {
    return 0
  }

  rest(): string {
    return this.say('rest')
  }

  tell(round: Round): string {
    const { own, points } = shownOf(round)
    if (!own) return this.say('arrange')
    const values = { points: signed(points) }
    return own.natural
      ? this.say('endedNatural', { ...values, natural: this.say(own.natural) })
      : this.say('ended', values)
  }

  async show(round: Round, isNew: boolean): Promise<void> {
    const shown = shownOf(round)
    if (shown.own) return this.tellAll(shown, isNew)
    if (this.key === round.key) return
    this.key = round.key
    this.cards = shown.cards
    this.drawTable()
    this.sortedBy = 'suit'
    const lie = this.sort()
    if (!isNew) return this.hand.show(lie)
    this.sound.tick()
    await this.hand.deal(lie)
  }

  offer() {
    this.isOpen = true
    const hindrance = {
      said: this.order,
      watch: (tell: (isHindered: boolean) => void) => {
        this.hinder = tell
        tell(this.order.classList.contains('bad'))
      },
    }
    return [{ label: this.say('lay'), choice: () => choiceFor(this.cards, this.lie), isMain: true, hindrance }]
  }

  close(): void {
    this.isOpen = false
  }

  private set isOpen(isOpen: boolean) {
    this.hand.isOpen = isOpen
    this.sorting.disabled = !isOpen
    this.suggest.disabled = !isOpen
  }

  /** While cards are arranged: who waits, the cards, and what helps. */
  private drawTable(): void {
    const waiting = [0, 1, 2].map(at =>
      element(
        'p',
        { class: 'waiting' },
        element('span', { class: 'back-of', 'aria-hidden': 'true' }),
        nameOfBot(at, this.say),
      ),
    )
    this.root.classList.remove('told')
    this.root.replaceChildren(element('div', { class: 'bots' }, ...waiting), this.hand.root, this.order, this.tools)
  }

  /** Everything is laid down: row by row, the front first. */
  private async tellAll(shown: VisibleRound, isNew: boolean): Promise<void> {
    const { say, root } = this
    if (!shown.own) return
    this.key = ''
    const untold: PendingRow[] = []
    const drawing = { say, later: isNew ? untold : undefined }
    const bots = element('div', { class: 'bots' }, ...shown.bots.map((bot, at) => drawBot(bot, at, drawing)))
    root.classList.add('told')
    root.replaceChildren(bots, drawOwn(shown.own, drawing))
    for (const { line, tell } of untold.sort((one, other) => one.row - other.row)) {
      tell()
      if (mayMove()) void animate(line, [{ opacity: 0 }, { opacity: 1 }], { duration: tellingMs })
      await wait(mayMove() ? betweenRowsMs : aFrameMs)
    }
    if (isNew && mayMove()) await wait(tellingMs)
  }

  private sort(): Lie {
    this.sortedBy = this.sortedBy === 'rank' ? 'suit' : 'rank'
    this.sorting.textContent = this.say(this.sortedBy === 'rank' ? 'sortSuit' : 'sortRank')
    this.lay(sortAll(this.cards, this.sortedBy))
    return this.lie
  }

  /** How the cards lie now: the studio says what that is. */
  private lay(lie: Lie): void {
    this.lie = lie
    this.forget()
    const number = ++this.asked
    setTimeout(() => {
      if (number === this.asked && this.key !== '') void this.ask(number, choiceFor(this.cards, lie))
    }, askAfterMs)
  }

  /** What was said of another arrangement is no longer said. */
  private forget(): void {
    this.hand.name(undefined)
    this.order.textContent = ''
    this.order.classList.remove('bad')
  }

  private async takeAdvice(): Promise<void> {
    this.suggest.disabled = true
    this.forget()
    const advice = await this.ask(++this.asked)
    const places = advice && placesOf(advice.choice)
    if (places) {
      this.lie = layRows(this.cards, places)
      this.hand.show(this.lie)
      this.sound.tick()
    }
    this.suggest.disabled = this.sorting.disabled
  }

  /** What was asked about and is not so any more is not told. */
  private async ask(number: number, choice?: number): Promise<Advice | undefined> {
    const about = choice === undefined ? { key: this.key } : { key: this.key, choice }
    const answer = await this.studio.advise(about).catch(() => undefined)
    if (number !== this.asked) return undefined
    const advice = answer?.advice as Advice | undefined
    const isFoul = advice?.isAllowed === false
    this.hinder(isFoul)
    if (!advice) return undefined
    this.hand.name(advice.kinds.map(kind => this.say(kind)))
    this.order.textContent = isFoul ? sayFoul(advice.kinds, this.say) : this.say('good')
    this.order.classList.toggle('bad', isFoul)
    return advice
  }
}
