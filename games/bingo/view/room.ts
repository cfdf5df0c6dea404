import { readAmount, showAmount } from '../../view/amounts.ts'
import { write } from '../../view/element.ts'
import { wait } from '../../view/motion.ts'
import type { Seat } from '../../view/table/tableLine.ts'
import { TablePage, type TableTools, total } from '../../view/table/tablePage.ts'
import type { DabbedCard, Room } from '../shape.ts'
import { Caller, nameOfBall, NumberBoard } from './balls.ts'
import { DrawnCard } from './drawCard.ts'
import type { Bet, Line, RoomState } from './line.ts'
import { openMenu } from './menu.ts'
import { type Phase, phaseOf } from './phase.ts'
import { amountOf, drawNow, drawPrizes, shortAmount, stepsAt } from './prizes.ts'
import { type Say, sayInRoom } from './sayInRoom.ts'
import { drawScreen } from './screen.ts'

interface RoomTools extends TableTools<RoomState, Bet> {
  readonly room: Room
  readonly line: Line
}

const aFrameMs = 16

/** One room in one page: it shows what the studio tells, ball by ball, and asks for the cards its player presses for. */
export class RoomPage extends TablePage<RoomState, Phase, Bet> {
  protected readonly tools: RoomTools
  protected readonly say: Say
  protected readonly screen
  protected readonly phaseOf = phaseOf
  private readonly caller
  private readonly board
  /** The same for who has no card, where the cards would be. */
  private readonly watched
  private readonly prizes: HTMLElement
  private number = 3
  private toldBalls = 0
  private hand: readonly DrawnCard[] = []
  private drawn = ''
  private steps = ''

  constructor(tools: RoomTools) {
    super()
    const { room, page } = tools
    this.tools = tools
    this.say = sayInRoom(page.language)
    this.caller = new Caller(room.kind, this.say)
    this.board = new NumberBoard(room.kind, this.say)
    this.watched = new NumberBoard(room.kind, this.say)
    this.prizes = drawPrizes(this.telling())
    const wishes = {
      ...this.wishes(),
      fewer: () => this.setNumber(this.number - 1),
      more: () => this.setNumber(this.number + 1),
      buy: () => void this.buy(),
    }
    const parts = { caller: this.caller.root, board: this.board.root }
    this.screen = drawScreen(room, { say: this.say, language: page.language, wishes, ...parts })
  }

  private telling() {
    const { room, page } = this.tools
    return { room, say: this.say, language: page.language }
  }

  /** What was called before this page was there is not told ball by ball. */
  protected override meet({ table }: Seat<RoomState, Bet>): void {
    this.toldBalls = table.round?.shown?.balls.length ?? 0
  }

  /** They come with all else that is told. */
  protected override takeBets(): void {}

  protected override take(state: RoomState): void {
    super.take(state)
    this.draw()
  }

  protected show(state: RoomState, before: RoomState | undefined): void {
    if (before && state.round?.id !== before.round?.id) this.begin()
    const known = new Map(this.bets.map(bet => [bet.id, bet]))
    for (const bet of state.own ?? []) known.set(bet.id, bet)
    this.bets = [...known.values()].filter(bet => bet.round === state.round?.id)
    write(this.screen.people, this.say('people', { count: Math.max(state.players, 1), sold: state.sold }))
    this.hear()
  }

  private begin(): void {
    this.bets = []
    this.toldBalls = 0
    this.screen.notice.textContent = ''
    this.screen.outcome.replaceChildren()
    this.screen.heard.textContent = ''
  }

  private balls(): readonly number[] {
    return this.state?.round?.shown?.balls ?? []
  }

  /** Says which balls are new to the cards of this player, and what these have won with them. */
  private hear(): void {
    const { room, sound, page } = this.tools
    const balls = this.balls()
    const fresh = balls.slice(this.toldBalls)
    if (fresh.length === 0) return
    const from = this.toldBalls
    this.toldBalls = balls.length
    sound.tick()
    const cards = this.cards()
    const said = fresh.flatMap(ball => {
      const on = cards.flatMap((card, at) => (card.dabs.includes(ball) ? [at + 1] : []))
      return on.length > 0 ? [this.say('heardDab', { ball: nameOfBall(room.kind, ball), cards: on.join(', ') })] : []
    })
    const won = cards.flatMap((card, at) =>
      card.won.flatMap(({ prize, ball, pay }) => {
        if (ball <= from || ball > balls.length) return []
        const name = room.prizes.find(({ code }) => code === prize)?.name[page.language] ?? ''
        const amount = shortAmount(amountOf(room, pay))
        return [this.say('prizeWon', { number: at + 1, prize: name, ball, amount })]
      }),
    )
    if (said.length + won.length > 0) this.screen.heard.textContent = [...said, ...won].join('. ')
  }

  /** Every ball in turn would be too much to hear: that they are called is said once. */
  protected override count(phase: Phase, seconds: number): string {
    return phase === 'calling' ? `${this.balls().length} / ${this.tools.room.calls}` : super.count(phase, seconds)
  }

  protected enter(phase: Phase): void {
    if (phase === 'result' && this.bets.length > 0) void this.whenSettled()
  }

  private setNumber(number: number): void {
    this.number = Math.min(Math.max(number, 1), this.tools.room.mostCards)
    this.draw()
  }

  private async buy(): Promise<void> {
    const { price } = this.tools.room
    if (!this.canBuy()) return
    await this.send(Object.fromEntries(Array.from({ length: this.number }, (_, at) => [`card-${at}`, price])))
  }

  private cards(): readonly DabbedCard[] {
    return this.paid().flatMap(({ cards }) => cards ?? [])
  }

  private canBuy(): boolean {
    return this.phase === 'open' && !this.isBusy && this.paid().length === 0
  }

  private isPlaying(): boolean {
    return this.phase !== 'result' && this.paid().length > 0
  }

  protected draw(): void {
    this.drawShop()
    this.drawScene()
    this.drawHand()
  }

  private drawShop(): void {
    const { count, fewer, more, buy, inPlay } = this.screen
    const { room } = this.tools
    const canBuy = this.canBuy()
    const amount = showAmount(BigInt(this.number * room.price) * 10_000n)
    write(count, this.number === 1 ? this.say('countOne') : this.say('count', { count: this.number }))
    fewer.disabled = !canBuy || this.number === 1
    more.disabled = !canBuy || this.number === room.mostCards
    buy.disabled = !canBuy
    const idle =
      this.phase === 'open' && this.paid().length === 0 ? 'buy' : this.isPlaying() ? 'hasCards' : 'waitForNext'
    write(buy, this.say(this.isBusy ? 'buying' : idle, { amount }))
    write(inPlay, showAmount(total(this.paid(), 'stake')))
  }

  private drawScene(): void {
    const balls = this.balls()
    this.caller.show(balls)
    this.board.show(balls)
    const steps = stepsAt(this.tools.room, balls.length)
    if (steps !== this.steps) this.screen.now.replaceChildren(drawNow(balls.length, this.telling()))
    this.steps = steps
    const { hits = 0, each = '' } = this.state?.round?.shown?.jackpot ?? {}
    const won = hits > 0 && this.say('jackpotWon', { hits, each: showAmount(readAmount(each)) })
    if (this.state) write(this.screen.pool, won || showAmount(readAmount(this.state.pool)))
  }

  /** The cards of this player; who has none sees what is called, and before that what could be won. */
  private drawHand(): void {
    const cards = this.cards()
    const balls = this.balls()
    const isWatching = cards.length === 0 && balls.length > 0
    if (isWatching) this.watched.show(balls)
    const drawn = isWatching ? 'watching' : JSON.stringify(cards.map(({ cells }) => cells))
    if (drawn === this.drawn) {
      for (const [at, card] of cards.entries()) this.hand[at]?.dab(card)
      return
    }
    this.drawn = drawn
    this.hand = []
    const place = this.screen.cards
    place.dataset.count = String(cards.length)
    place.dataset.kind = this.tools.room.kind
    place.classList.toggle('watching', isWatching)
    place.replaceChildren(...(isWatching ? [this.watched.root] : []), ...(cards.length > 0 ? [] : [this.prizes]))
    if (cards.length > 0) void this.deal(drawn)
  }

  /** Draws one card after another: six at once would be too much for a frame of a phone. */
  private async deal(drawn: string): Promise<void> {
    for (let at = 0; drawn === this.drawn; at++) {
      const card = this.cards()[at]
      if (!card) return
      const made = new DrawnCard(card, at + 1, this.telling())
      this.hand = [...this.hand, made]
      this.screen.cards.append(made.root)
      await wait(aFrameMs)
    }
  }

  protected openMenu(): void {
    const { room, line, page } = this.tools
    const { state } = this
    const { word } = this.own
    openMenu({ room, line, say: this.say, language: page.language, state, word, heed: call => this.heed(call) })
  }
}
