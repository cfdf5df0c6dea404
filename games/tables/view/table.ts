import { readAmount, showAmount } from '../../view/amounts.ts'
import { Refusal } from '../../view/askStudio.ts'
import { element, icon } from '../../view/element.ts'
import { wait } from '../../view/motion.ts'
import type { GamePage } from '../../view/openPage.ts'
import { openReality } from '../../view/reality.ts'
import { joined, Slip, type SlipRefusal, sum } from '../../view/slip.ts'
import type { Sound } from '../../view/sound.ts'
import type { Spot, Stakes, Table } from '../shape.ts'
import { drawEmpty, drawResult } from './drawings.ts'
import { drawFelt } from './felt.ts'
import type { Bet, Line, Seat, TableState } from './line.ts'
import { openMenu } from './menu.ts'
import { leftOf, phaseOf, type Phase } from './phase.ts'
import { sayResult } from './results.ts'
import { drawRoad } from './road.ts'
import { drawScreen } from './screen.ts'
import { type Say, sayAtTable } from './tableWords.ts'

export interface TableTools {
  readonly page: GamePage
  readonly table: Table
  readonly line: Line
  readonly sound: Sound
  readonly nowMs: () => number
}

const tickMs = 250
const askAgainMs = 1500

/** One table in one page: it shows what the studio tells, and asks for what its player presses. */
export class TablePage {
  private readonly say: Say
  private readonly screen
  private readonly felt
  private readonly reality
  private readonly slip
  private readonly tools: TableTools
  private state: TableState | undefined
  /** The studio's clock, as far ahead of ours. */
  private aheadMs = 0
  private phase: Phase | undefined
  private chip = 1
  private bets: readonly Bet[] = []
  private last: readonly Bet[] = []
  private isBusy = false
  /** Bets whose end was counted and told already. */
  private readonly told = new Set<string>()
  private shownRound = ''

  constructor(tools: TableTools) {
    this.tools = tools
    const { table, page, sound } = tools
    const { language } = page
    this.say = sayAtTable(language)
    const spots = new Map(table.groups.flatMap(group => group.spots.map(spot => [spot.code, spot])))
    this.slip = new Slip({ mostOn: code => spots.get(code)?.most ?? 0, mostRound: table.mostRound })
    this.felt = drawFelt(table, { say: this.say, language, touch: spot => this.touch(spot) })
    const wishes = {
      leave: () => page.tell('exit'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        sound.toggle()
        this.drawSound()
      },
      chooseChip: (at: number) => this.chooseChip(at),
      undo: () => this.change(() => this.slip.undo()),
      clear: () => this.change(() => this.slip.clear()),
      repeat: () => this.change(() => this.repeat()),
      place: () => void this.place(),
    }
    this.screen = drawScreen(table, { say: this.say, language, wishes, felt: this.felt.root })
    this.reality = openReality(this.say, { line: this.screen.reality, nowMs: tools.nowMs, leave: wishes.leave })
    this.drawSound()
    this.chooseChip(this.chip)
  }

  async open(): Promise<void> {
    const { page, line, table } = this.tools
    page.root.replaceChildren(this.screen.root)
    drawEmpty(this.screen.stage, table.kind)
    this.draw()
    const seat = await this.heed(line.readSeat())
    page.tell('ready')
    if (!seat) return
    for (const bet of seat.bets.concat(seat.last)) if (isOver(bet)) this.told.add(bet.id)
    this.takeSeat(seat)
    setInterval(() => this.tick(), tickMs)
    line.watch(state => this.take(state))
    if (this.bets.some(({ state }) => state === 'pending')) void this.whenSettled()
  }

  private takeSeat(seat: Seat): void {
    const round = seat.table.round?.id
    this.take(seat.table)
    this.bets = seat.bets
    this.last = seat.last.filter(bet => bet.round !== round)
    this.screen.balance.textContent = showAmount(readAmount(seat.balance))
    this.draw()
  }

  /** What everybody at the table sees is another. */
  private take(state: TableState): void {
    const before = this.state?.round
    this.aheadMs = state.nowMs - this.tools.nowMs()
    this.state = state
    const { players, round, history } = state
    this.screen.players.textContent = this.say('players', { count: Math.max(players, 1) })
    if (round?.id !== before?.id) this.begin()
    const telling = { table: this.tools.table, say: this.say, language: this.tools.page.language }
    // A result that is not shown yet on the stage does not stand in the road either.
    const known = round?.shown && this.shownRound !== round.id ? history.filter(({ id }) => id !== round.id) : history
    this.screen.road.replaceChildren(drawRoad(known, telling))
    this.tick()
  }

  /** A round begins: the bets of the one before are history. */
  private begin(): void {
    const paid = this.bets.filter(({ state }) => state !== 'refused' && state !== 'returned')
    if (paid.length > 0) this.last = this.bets
    this.bets = []
    this.felt.mark(new Set())
    this.slip.clear()
    this.screen.notice.textContent = ''
  }

  private studioMs(): number {
    return this.tools.nowMs() + this.aheadMs
  }

  private tick(): void {
    const round = this.state?.round ?? null
    const nowMs = this.studioMs()
    const phase = phaseOf(round, nowMs)
    const isOpen = phase === 'open'
    const seconds = round && isOpen ? Math.ceil((round.closesAtMs - nowMs) / 1000) : 0
    this.screen.seconds.textContent = isOpen ? String(seconds) : ''
    this.screen.seconds.classList.toggle('late', isOpen && seconds <= 5)
    this.screen.bar.style.setProperty('transform', `scaleX(${round && isOpen ? leftOf(round, nowMs) : 0})`)
    if (phase === this.phase) return
    this.phase = phase
    const left = isOpen ? `. ${this.say('seconds', { count: seconds })}` : ''
    this.screen.phase.replaceChildren(this.say(phase), element('span', { class: 'heard' }, left))
    if (phase === 'closed') this.slip.clear()
    if (phase === 'open') this.tools.sound.tick()
    if (phase === 'soon') this.screen.outcome.replaceChildren()
    if (phase === 'result') void this.reveal()
    this.draw()
  }

  /** Shows what was drawn, and then what it came to for this player. */
  private async reveal(): Promise<void> {
    const { table, page } = this.tools
    const round = this.state?.round
    if (!round?.shown || this.shownRound === round.id) return
    const isNew = this.studioMs() < round.drawsAtMs + 4000
    await drawResult(this.screen.stage, round.shown, { say: this.say, isNew })
    this.shownRound = round.id
    this.felt.mark(new Set(round.shown.winners))
    const result = sayResult(round.shown, { table, say: this.say, language: page.language })
    this.screen.outcome.replaceChildren(element('span', { class: 'plain' }, result))
    if (this.state) this.take(this.state)
    if (this.bets.length > 0) await this.whenSettled()
  }

  /** Asks for as long as bets of this player are on their way: whatever became of them, it is told here. */
  private async whenSettled(): Promise<void> {
    for (;;) {
      const seat = await this.heed(this.tools.line.readSeat())
      if (!seat) return
      this.takeSeat(seat)
      this.tell()
      if (!seat.bets.concat(seat.last).some(({ state }) => state === 'pending')) return
      this.screen.notice.textContent = this.say('finishing')
      await wait(askAgainMs)
    }
  }

  /** Tells once what bets came to. What is less than was bet is said plainly, and nothing is made of it. */
  private tell(): void {
    const ended = this.bets.concat(this.last).filter(bet => isOver(bet) && !this.told.has(bet.id))
    if (ended.length === 0) return
    for (const { id } of ended) this.told.add(id)
    this.screen.notice.textContent = ''
    if (ended.some(({ state }) => state === 'returned')) this.screen.notice.textContent = this.say('returned')
    if (ended.some(({ state }) => state === 'stopped')) this.screen.notice.textContent = this.say('stopped')
    const done = ended.filter(({ state }) => state === 'done')
    const [stake, win] = [total(done, 'stake'), total(done, 'win')]
    this.tools.page.tell('round')
    if (done.length === 0) return
    this.reality.count(stake, win)
    const amount = showAmount(win)
    const isWon = win > stake
    const word = isWon ? 'won' : win > 0n ? 'paidBack' : 'noWin'
    this.screen.outcome.append(element('strong', { class: isWon ? 'joy' : 'quiet' }, this.say(word, { amount })))
    if (isWon) this.tools.sound.win(false)
  }

  private placed(): Stakes {
    return joined(this.bets.filter(({ state }) => state !== 'refused' && state !== 'returned').map(bet => bet.stakes))
  }

  private chooseChip(at: number): void {
    this.chip = at
    this.screen.chooseChip(at)
  }

  private touch(spot: Spot): void {
    this.change(() => this.add({ [spot.code]: this.tools.table.chips[this.chip] ?? 0 }, spot))
  }

  private repeat(): void {
    const paid = this.last.filter(({ state }) => state !== 'refused' && state !== 'returned')
    this.add(joined(paid.map(({ stakes }) => stakes)))
  }

  private add(stakes: Stakes, spot?: Spot): void {
    const refusal = this.slip.add(stakes)
    if (refusal) this.screen.notice.textContent = this.sayOver(refusal, spot)
    else this.tools.sound.tick()
  }

  private sayOver(refusal: SlipRefusal, spot?: Spot): string {
    const { mostRound } = this.tools.table
    const pesos = refusal === 'bet_too_large' && spot ? spot.most : mostRound
    const word = refusal === 'bet_too_large' && spot ? 'tooLarge' : 'roundTooLarge'
    return this.say(word, { amount: showAmount(BigInt(pesos) * 10_000n) })
  }

  /** The slip is changed while bets are taken, and not while one is on its way. */
  private change(act: () => void): void {
    if (this.phase !== 'open' || this.isBusy) return
    this.screen.notice.textContent = ''
    act()
    this.draw()
  }

  private async place(): Promise<void> {
    const round = this.state?.round
    if (this.phase !== 'open' || this.isBusy || !round || this.slip.total === 0 || this.reality.isPaused()) return
    const { line, page } = this.tools
    this.isBusy = true
    this.draw()
    const { stakes } = this.slip
    const answer = await this.heed(line.bet({ key: page.newWord(), word: page.newWord(), round: round.id, stakes }))
    this.isBusy = false
    if (answer) this.takeBet(answer.bet)
    this.draw()
  }

  private takeBet(bet: Bet): void {
    if (bet.round === this.state?.round?.id) this.bets = [...this.bets, bet]
    if (bet.balance) this.screen.balance.textContent = showAmount(readAmount(bet.balance))
    if (bet.state === 'refused') this.screen.notice.textContent = this.say(reasonFor(bet))
    else this.slip.clear()
    if (isOver(bet)) this.told.add(bet.id)
    if (bet.state === 'placed') {
      this.screen.notice.textContent = ''
      this.screen.outcome.replaceChildren(this.say('placed', { amount: showAmount(readAmount(bet.stake)) }))
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

  private draw(): void {
    const placed = this.placed()
    const isOpen = this.phase === 'open' && !this.isBusy
    this.slip.setPlaced(placed)
    this.felt.draw(placed, this.slip.stakes, isOpen)
    const { undo, clear, repeat, place, inPlay } = this.screen
    inPlay.textContent = showAmount(BigInt(sum(placed)) * 10_000n)
    undo.disabled = !isOpen || !this.slip.canUndo
    clear.disabled = !isOpen || this.slip.total === 0
    repeat.disabled = !isOpen || this.last.length === 0
    place.disabled = !isOpen || this.slip.total === 0
    const amount = showAmount(BigInt(this.slip.total) * 10_000n)
    place.textContent = this.say(this.isBusy ? 'placing' : this.slip.total > 0 ? 'place' : 'placeNone', { amount })
  }

  private drawSound(): void {
    const { isOn } = this.tools.sound
    this.screen.sound.replaceChildren(icon(isOn ? 'sound' : 'mute'))
    this.screen.sound.setAttribute('aria-label', this.say(isOn ? 'soundOff' : 'soundOn'))
  }

  private openMenu(): void {
    const { table, line, page } = this.tools
    const round = this.state?.round ?? null
    openMenu({ table, line, say: this.say, language: page.language, round, heed: call => this.heed(call) })
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
