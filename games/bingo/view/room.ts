import { readAmount, showAmount } from '../../view/amounts.ts'
import { Refusal } from '../../view/askStudio.ts'
import { element, icon } from '../../view/element.ts'
import { wait } from '../../view/motion.ts'
import type { GamePage } from '../../view/openPage.ts'
import { openReality } from '../../view/reality.ts'
import type { Sound } from '../../view/sound.ts'
import type { DabbedCard, Room } from '../shape.ts'
import { Caller, drawBoard, nameOfBall } from './balls.ts'
import { drawCard } from './drawCard.ts'
import type { Bet, Line, RoomState, Seat } from './line.ts'
import { openMenu } from './menu.ts'
import { leftOf, phaseOf, type Phase } from './phase.ts'
import { amountOf, drawNow, drawPrizes, shortAmount } from './prizes.ts'
import { type Say, sayInRoom } from './roomWords.ts'
import { drawScreen } from './screen.ts'

interface RoomTools {
  readonly page: GamePage
  readonly room: Room
  readonly line: Line
  readonly sound: Sound
  readonly nowMs: () => number
}

const tickMs = 250
const askAgainMs = 1500
const pesoUnits = 10_000n

/** One room in one page: it shows what the studio tells, ball by ball, and asks for the cards its player presses for. */
export class RoomPage {
  private readonly say: Say
  private readonly screen
  private readonly caller
  private readonly reality
  private readonly tools: RoomTools
  private state: RoomState | undefined
  /** The studio's clock, as far ahead of ours. */
  private aheadMs = 0
  private phase: Phase | undefined
  private count = 3
  private bets: readonly Bet[] = []
  private isBusy = false
  /** Bets whose end was counted and told already. */
  private readonly told = new Set<string>()
  private toldBalls = 0
  private drawn = ''
  private boardOf = -1

  constructor(tools: RoomTools) {
    this.tools = tools
    const { room, page, sound } = tools
    const { language } = page
    this.say = sayInRoom(language)
    this.caller = new Caller(room.kind, this.say)
    const wishes = {
      leave: () => page.tell('exit'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        sound.toggle()
        this.drawSound()
      },
      fewer: () => this.setCount(this.count - 1),
      more: () => this.setCount(this.count + 1),
      buy: () => void this.buy(),
    }
    this.screen = drawScreen(room, { say: this.say, language, wishes, caller: this.caller.root })
    this.reality = openReality(this.say, { line: this.screen.reality, nowMs: tools.nowMs, leave: wishes.leave })
    this.drawSound()
  }

  async open(): Promise<void> {
    const { page, line } = this.tools
    page.root.replaceChildren(this.screen.root)
    this.draw()
    const seat = await this.heed(line.readSeat())
    page.tell('ready')
    if (!seat) return
    for (const bet of seat.bets.concat(seat.last)) if (isOver(bet)) this.told.add(bet.id)
    // What was called before this page was there is not told ball by ball.
    this.toldBalls = seat.table.round?.shown?.balls.length ?? 0
    this.takeSeat(seat)
    setInterval(() => this.tick(), tickMs)
    line.watch(state => this.take(state))
    if (this.bets.some(({ state }) => state === 'pending')) void this.whenSettled()
  }

  private takeSeat(seat: Seat): void {
    this.take({ ...seat.table, own: seat.bets })
    this.screen.balance.textContent = showAmount(readAmount(seat.balance))
    this.draw()
  }

  /** What is to be seen in the room is another. */
  private take(state: RoomState): void {
    const before = this.state?.round
    this.aheadMs = state.nowMs - this.tools.nowMs()
    this.state = state
    if (before && state.round?.id !== before.id) this.begin()
    const known = new Map(this.bets.map(bet => [bet.id, bet]))
    for (const bet of state.own ?? []) known.set(bet.id, bet)
    this.bets = [...known.values()].filter(bet => bet.round === state.round?.id)
    const { people, pool } = this.screen
    people.textContent = this.say('people', { count: Math.max(state.players, 1), sold: state.sold })
    pool.textContent = showAmount(readAmount(state.pool))
    this.hear()
    this.tick()
    this.draw()
  }

  private begin(): void {
    this.bets = []
    this.toldBalls = 0
    this.screen.notice.textContent = ''
    this.screen.outcome.replaceChildren()
    this.screen.heard.textContent = ''
  }

  /** Says which balls are new to the cards of this player, and what these have won with them. */
  private hear(): void {
    const { room, sound, page } = this.tools
    const balls = this.state?.round?.shown?.balls ?? []
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

  private tick(): void {
    const { round } = this.state ?? { round: null }
    const nowMs = this.tools.nowMs() + this.aheadMs
    const phase = phaseOf(round, nowMs)
    const isOpen = phase === 'open'
    const seconds = round && isOpen ? Math.ceil((round.closesAtMs - nowMs) / 1000) : 0
    if (phase !== 'calling') this.screen.seconds.textContent = isOpen ? String(seconds) : ''
    this.screen.seconds.classList.toggle('late', isOpen && seconds <= 5)
    this.screen.bar.style.setProperty('transform', `scaleX(${round && isOpen ? leftOf(round, nowMs) : 0})`)
    if (phase === this.phase) return
    this.phase = phase
    const left = isOpen ? `. ${this.say('seconds', { count: seconds })}` : ''
    this.screen.phase.replaceChildren(this.say(phase), element('span', { class: 'heard' }, left))
    if (isOpen) this.tools.sound.tick()
    if (phase === 'result' && this.bets.length > 0) void this.whenSettled()
    this.draw()
  }

  /** Asks for as long as cards of this player are on their way: whatever became of them, it is told here. */
  private async whenSettled(): Promise<void> {
    for (;;) {
      const seat = await this.heed(this.tools.line.readSeat())
      if (!seat) return
      this.takeSeat(seat)
      const all = seat.bets.concat(seat.last)
      this.tell(all)
      if (!all.some(({ state }) => state === 'pending')) return
      this.screen.notice.textContent = this.say('finishing')
      await wait(askAgainMs)
    }
  }

  /** Tells once what cards came to. What is not more than was paid for them is said plainly, and nothing is made of it. */
  private tell(bets: readonly Bet[]): void {
    const ended = bets.filter(bet => isOver(bet) && !this.told.has(bet.id))
    if (ended.length === 0) return
    for (const { id } of ended) this.told.add(id)
    this.screen.notice.textContent = ''
    if (ended.some(({ state }) => state === 'returned')) this.screen.notice.textContent = this.say('returned')
    if (ended.some(({ state }) => state === 'stopped')) this.screen.notice.textContent = this.say('stopped')
    const done = ended.filter(({ state }) => state === 'done')
    this.tools.page.tell('round')
    if (done.length === 0) return
    const [stake, win] = [total(done, 'stake'), total(done, 'win')]
    this.reality.count(stake, win)
    const isWon = win > stake
    const word = isWon ? 'won' : win > 0n ? 'paidBack' : 'noWin'
    const told = element('strong', { class: isWon ? 'joy' : 'plain' }, this.say(word, { amount: showAmount(win) }))
    this.screen.outcome.replaceChildren(told)
    if (isWon) this.tools.sound.win(false)
  }

  private setCount(count: number): void {
    this.count = Math.min(Math.max(count, 1), this.tools.room.mostCards)
    this.draw()
  }

  private async buy(): Promise<void> {
    const round = this.state?.round
    if (!this.canBuy() || !round || this.reality.isPaused()) return
    const { line, page, room } = this.tools
    this.isBusy = true
    this.screen.notice.textContent = ''
    this.draw()
    const stakes = Object.fromEntries(Array.from({ length: this.count }, (_, at) => [`card-${at}`, room.price]))
    const answer = await this.heed(line.bet({ key: page.newWord(), word: page.newWord(), round: round.id, stakes }))
    this.isBusy = false
    if (answer) this.takeBet(answer.bet)
    this.draw()
  }

  private takeBet(bet: Bet): void {
    if (bet.round === this.state?.round?.id) this.bets = [...this.bets.filter(({ id }) => id !== bet.id), bet]
    if (bet.balance) this.screen.balance.textContent = showAmount(readAmount(bet.balance))
    if (bet.state === 'refused') this.screen.notice.textContent = this.say(reasonFor(bet))
    if (isOver(bet)) this.told.add(bet.id)
    if (bet.state === 'placed') {
      this.screen.outcome.replaceChildren(this.say('bought', { amount: showAmount(readAmount(bet.stake)) }))
      this.tools.page.tell('round')
    }
    if (bet.state === 'pending') void this.whenSettled()
  }

  /** What a call came to, or nothing where it was refused: then the player has been told. */
  private async heed<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { page } = this.tools
      this.screen.notice.textContent = error.say[page.language === 'tl' ? 1 : 0] ?? this.say('refused')
      if (error.code === 'session_over') page.tell('over')
      return undefined
    }
  }

  private paid(): readonly Bet[] {
    return this.bets.filter(({ state }) => state !== 'refused' && state !== 'returned')
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

  private draw(): void {
    this.drawShop()
    this.drawScene()
    this.drawHand()
  }

  private drawShop(): void {
    const { count, fewer, more, buy, inPlay } = this.screen
    const { room } = this.tools
    const canBuy = this.canBuy()
    const amount = showAmount(BigInt(this.count * room.price) * pesoUnits)
    const said = this.count === 1 ? this.say('countOne') : this.say('count', { count: this.count })
    if (count.textContent !== said) count.textContent = said
    fewer.disabled = !canBuy || this.count === 1
    more.disabled = !canBuy || this.count === room.mostCards
    buy.disabled = !canBuy
    const idle =
      this.phase === 'open' && this.paid().length === 0 ? 'buy' : this.isPlaying() ? 'hasCards' : 'waitForNext'
    buy.textContent = this.say(this.isBusy ? 'buying' : idle, { amount })
    inPlay.textContent = showAmount(total(this.paid(), 'stake'))
  }

  private drawScene(): void {
    const { room, page } = this.tools
    const shown = this.state?.round?.shown
    const balls = shown?.balls ?? []
    this.caller.show(balls)
    const tools = { room, say: this.say, language: page.language }
    if (this.boardOf !== balls.length) {
      this.boardOf = balls.length
      this.screen.now.replaceChildren(drawNow(balls.length, tools))
      this.screen.board.replaceChildren(drawBoard(room.kind, balls, this.say))
    }
    // Every ball in turn would be too much to hear: that they are called is said once.
    if (this.phase === 'calling') this.screen.seconds.textContent = `${balls.length} / ${room.calls}`
    const { hits = 0, each = '' } = shown?.jackpot ?? {}
    if (hits > 0) {
      this.screen.pool.textContent = this.say('jackpotWon', { hits, each: showAmount(readAmount(each)) })
    }
  }

  /** The cards of this player; who has none sees what is called, and before that what could be won. */
  private drawHand(): void {
    const { room, page } = this.tools
    const tools = { room, say: this.say, language: page.language }
    const cards = this.cards()
    const balls = this.state?.round?.shown?.balls ?? []
    const drawn = JSON.stringify([cards, cards.length > 0 ? 0 : balls, this.phase === 'open'])
    if (drawn === this.drawn) return
    this.drawn = drawn
    const hand = this.screen.cards
    hand.dataset.count = String(cards.length)
    hand.dataset.kind = room.kind
    if (cards.length > 0) hand.replaceChildren(...cards.map((card, at) => drawCard(card, at + 1, tools)))
    else hand.replaceChildren(...(balls.length > 0 ? [drawBoard(room.kind, balls, this.say)] : []), drawPrizes(tools))
    hand.classList.toggle('watching', cards.length === 0 && balls.length > 0)
  }

  private drawSound(): void {
    const { isOn } = this.tools.sound
    this.screen.sound.replaceChildren(icon(isOn ? 'sound' : 'mute'))
    this.screen.sound.setAttribute('aria-label', this.say(isOn ? 'soundOff' : 'soundOn'))
  }

  private openMenu(): void {
    const { room, line, page } = this.tools
    const { state } = this
    openMenu({ room, line, say: this.say, language: page.language, state, heed: call => this.heed(call) })
  }
}

function isOver({ state }: Bet): boolean {
  return state !== 'pending' && state !== 'placed'
}

function total(bets: readonly Bet[], of: 'stake' | 'win'): bigint {
  return bets.reduce((units, bet) => units + readAmount(bet[of]), 0n)
}

function reasonFor({ reason }: Bet) {
  if (reason === 'INSUFFICIENT_FUNDS') return 'noMoney'
  return reason.startsWith('LIMIT') ? 'limit' : 'refused'
}
