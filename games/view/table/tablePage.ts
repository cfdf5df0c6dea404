import { readAmount, showAmount } from '../amounts.ts'
import { Refusal } from '../askStudio.ts'
import { element, icon, write } from '../element.ts'
import { wait } from '../motion.ts'
import { whyRefused } from '../whyRefused.ts'
import type { GamePage } from '../openPage.ts'
import { type OwnSide, openOwnSide } from '../ownSide.ts'
import { openOwnResult, type OwnResult } from '../ownResult.ts'
import { openPause, type Pause } from '../host/pause.ts'
import type { SayOf } from '../sayIn.ts'
import type { SlipStakes } from '../slip.ts'
import type { Sound } from '../sound.ts'
import { type BetPhase, leftOf } from './betPhase.ts'
import { openStanding } from './openStanding.ts'
import type { Bet, BetWish, Seat, SharedRound, SharedState, TableLine } from './tableLine.ts'
import { runOut, type TableParts, type TableWishes } from './tableScreen.ts'
import type { TableWord } from './tableWords.ts'

export interface TableTools<State, Made extends Bet = Bet> {
  readonly page: GamePage
  readonly line: Pick<TableLine<State, Bet, Made>, 'readSeat' | 'bet' | 'watch'>
  readonly sound: Sound
  readonly nowMs: () => number
}

interface TableScreen extends TableParts {
  readonly root: HTMLElement
  readonly sound: HTMLElement
}

const tickMs = 250
const askAgainMs = 1500

/**
 * One table in one page: it shows what the studio tells, and asks for what its player presses. What is drawn and what can be
 * bet on is each kind's own; a room and a league are tables of their kind.
 */
export abstract class TablePage<
  State extends SharedState,
  Phase extends string = BetPhase | 'result',
  Made extends Bet = Bet,
> {
  protected abstract readonly tools: TableTools<State, Made>
  protected abstract readonly say: SayOf<TableWord | Phase>
  protected abstract readonly screen: TableScreen
  protected state: State | undefined
  protected phase: Phase | undefined
  protected bets: readonly Made[] = []
  protected isBusy = false
  /** Bets that were stopped: they wait for a person, and their player does not. */
  private standing: readonly Bet[] = []
  /** Bets whose end was counted and told already. */
  protected readonly told = new Set<string>()
  /** The studio's clock, as far ahead of ours. */
  private aheadMs = 0
  private pause: Pause | undefined
  private result: OwnResult | undefined
  /** As the studio told it last. */
  private balance = ''
  private ownSide: OwnSide | undefined
  /** The bar, while it runs out. */
  private running: Animation | undefined

  protected abstract phaseOf(round: State['round'], nowMs: number): Phase

  /** Whether something was drawn, and paid for, that this page has yet to show. */
  protected isResultHidden(): boolean {
    return false
  }

  /** What everybody at the table sees is another. */
  protected abstract show(state: State, before: State | undefined): void
  protected abstract enter(phase: Phase): void
  protected abstract draw(): void
  protected abstract openMenu(): void

  protected wishes(): TableWishes {
    return {
      leave: () => this.tools.page.tell('exit'),
      openSaferPlay: () => this.tools.page.tell('safer'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        this.tools.sound.toggle()
        this.drawSound()
      },
    }
  }

  async open(): Promise<void> {
    const { page, line } = this.tools
    this.pause = openPause(page.opening.returnUrl)
    this.result = openOwnResult(this.say, this.screen.result)
    this.drawSound()
    this.screen.stands.addEventListener('click', () => openStanding(this.standing, this.say, page.language))
    page.root.replaceChildren(this.screen.root)
    this.draw()
    const seat = await this.heed(line.readSeat())
    page.tell('ready')
    if (!seat) return
    for (const bet of seat.bets.concat(seat.last)) if (isOver(bet)) this.told.add(bet.id)
    this.meet(seat)
    this.takeSeat(seat)
    if (seat.last.some(({ state }) => state === 'seen')) write(this.screen.notice, this.say('seen'))
    setInterval(() => this.tick(), tickMs)
    line.watch(state => this.take(state))
    if (this.bets.some(({ state }) => state === 'pending')) void this.whenSettled()
  }

  /** What was there before this page was. */
  protected meet(_seat: Seat<State, Made>): void {}

  private takeSeat(seat: Seat<State, Made>): void {
    this.take(seat.table)
    this.takeBets(seat)
    this.takeBalance(seat.balance)
    this.standing = seat.stands
    this.screen.stands.hidden = seat.stands.length === 0
    write(this.screen.stands, this.say('stands', { amount: showAmount(total(seat.stands, 'stake')) }))
    this.draw()
  }

  private takeBalance(balance: string): void {
    if (balance !== '') this.balance = balance
    this.drawBalance()
  }

  /** It never tells what was drawn before the table does. */
  protected drawBalance(): void {
    if (!this.isResultHidden() && this.balance !== '') write(this.screen.balance, showAmount(readAmount(this.balance)))
  }

  protected takeBets({ bets }: Seat<State, Made>): void {
    this.bets = bets
  }

  protected take(state: State): void {
    const before = this.state
    this.aheadMs = state.nowMs - this.tools.nowMs()
    this.state = state
    if (state.round) this.checkPromise(state.round, state.nowMs)
    this.show(state, before)
    this.tick()
    this.drawBalance()
  }

  protected get own(): OwnSide {
    this.ownSide ??= openOwnSide(this.tools.page.newWord, this.say)
    return this.ownSide
  }

  /** What is told of a round is held against what was shown of it, and of its number, while bets were taken. */
  private checkPromise({ id, state, toldAtMs, fairness }: SharedRound, nowMs: number): void {
    const { commitment, nonce, serverSeed, closingSeed } = fairness
    const isOver = toldAtMs > 0 && toldAtMs <= nowMs
    for (const name of [id, `number ${nonce}`]) {
      if (state === 'open') this.own.see(name, { commitment, nonce })
      this.own.check({ id, name, told: { commitment, nonce, serverSeed, closingSeed, isOver } })
    }
  }

  protected studioMs(): number {
    return this.tools.nowMs() + this.aheadMs
  }

  private tick(): void {
    const round = this.state?.round ?? null
    const nowMs = this.studioMs()
    const phase = this.phaseOf(round, nowMs)
    const leftMs = round && phase === 'open' ? round.closesAtMs - nowMs : 0
    const seconds = Math.ceil(leftMs / 1000)
    write(this.screen.seconds, this.count(phase, seconds))
    this.screen.seconds.classList.toggle('late', seconds > 0 && seconds <= 5)
    this.pass(nowMs)
    if (phase === this.phase) return
    this.phase = phase
    this.screen.root.dataset.phase = phase
    this.running?.cancel()
    this.running = round && leftMs > 0 ? runOut(this.screen.bar, leftOf(round, nowMs), leftMs) : undefined
    const left = leftMs > 0 ? `. ${this.say('seconds', { count: seconds })}` : ''
    this.screen.phase.replaceChildren(this.say(phase), element('span', { class: 'heard' }, left))
    if (phase === 'open') this.tools.sound.tick()
    this.enter(phase)
    this.draw()
  }

  /** What stands beside the phase. */
  protected count(_phase: Phase, seconds: number): string {
    return seconds > 0 ? String(seconds) : ''
  }

  /** What goes on within a phase. */
  protected pass(_nowMs: number): void {}

  /** Asks for as long as bets of this player are on their way: whatever became of them, it is told here. */
  protected async whenSettled(): Promise<void> {
    for (;;) {
      const seat = await this.heed(this.tools.line.readSeat())
      if (!seat) return
      this.takeSeat(seat)
      const all = seat.bets.concat(seat.last)
      this.tell(all)
      if (!all.some(({ state }) => state === 'pending')) return
      write(this.screen.notice, this.say('finishing'))
      await wait(askAgainMs)
    }
  }

  /** Tells once what bets came to. What is not more than was bet is said plainly, and nothing is made of it. */
  private tell(bets: readonly Made[]): void {
    const ended = bets.filter(bet => isOver(bet) && !this.told.has(bet.id))
    if (ended.length === 0) return
    for (const { id } of ended) this.told.add(id)
    this.screen.notice.textContent = ''
    if (ended.some(({ state }) => state === 'returned')) this.screen.notice.textContent = this.say('returned')
    if (ended.some(({ state }) => state === 'stopped')) this.screen.notice.textContent = this.say('stoppedBet')
    this.tools.page.tell('round')
    const done = ended.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    const [stake, win] = [total(done, 'stake'), total(done, 'win')]
    this.result?.count(stake, win)
    const isWon = win > stake
    const word = isWon ? 'won' : win > 0n ? 'paidBack' : 'noWin'
    this.showEnd(element('strong', { class: isWon ? 'joy' : undefined }, this.say(word, { amount: showAmount(win) })))
    if (isWon) this.tools.sound.win(false)
  }

  protected showEnd(told: HTMLElement): void {
    this.screen.outcome.replaceChildren(told)
  }

  /** Bets that were paid for and not given back. */
  protected paid(bets = this.bets): readonly Made[] {
    return bets.filter(({ state }) => state !== 'refused' && state !== 'returned')
  }

  /** Sends a bet for the round that takes bets now, one at a time. */
  protected async send(stakes: SlipStakes): Promise<void> {
    const round = this.state?.round
    if (this.phase !== 'open' || this.isBusy || !round || this.pause?.isPaused()) return
    const { line, page } = this.tools
    this.isBusy = true
    this.screen.notice.textContent = ''
    this.draw()
    const { word } = this.own
    const { commitment, nonce } = round.fairness
    this.own.keep(round.id, { commitment, nonce })
    const wish = { key: page.newWord(), word: word.next, round: round.id, stakes }
    const answer = await this.heed(line.bet(wish), code => code === 'word_used' && word.spend())
    this.isBusy = false
    if (answer) {
      word.spend()
      this.checkBet(answer.bet, wish)
      this.takeBet(answer.bet)
    }
    this.draw()
  }

  /** A bet was promised a place in the round that it was made for, with the word that was sent. */
  private checkBet(bet: Made, { key, round, word }: BetWish): void {
    const shown = this.own.find(round)
    const isMeant = bet.key === key && bet.round === round && bet.word === word
    if (shown && !isMeant) this.own.hold({ id: bet.id, shown, told: { ...shown, commitment: '', serverSeed: '' } })
  }

  private takeBet(bet: Made): void {
    if (bet.round === this.state?.round?.id) this.bets = [...this.bets.filter(({ id }) => id !== bet.id), bet]
    this.takeBalance(bet.balance)
    if (bet.state === 'refused') this.tellRefused(bet.reason)
    else this.forgetSlip()
    if (bet.state === 'refused') this.told.add(bet.id)
    if (bet.state === 'placed') {
      this.screen.outcome.replaceChildren(this.say('placed', { amount: showAmount(readAmount(bet.stake)) }))
      this.tools.page.tell('round')
    } else if (bet.state !== 'refused') void this.whenSettled()
  }

  /** Why a player may not bet, the app around the game says. */
  private tellRefused(reason: string): void {
    this.screen.notice.textContent = this.say(whyRefused(reason))
    if (whyRefused(reason) === 'mayNotBet') this.tools.page.tell('blocked')
  }

  /** What was put together for a bet is no longer wanted. */
  protected forgetSlip(): void {}

  /** What a call came to, or nothing where it was refused: then the player has been told. */
  protected async heed<T>(call: Promise<T>, onRefused?: (code: string) => void): Promise<T | undefined> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      onRefused?.(error.code)
      const { page } = this.tools
      this.screen.notice.textContent = error.say[page.language === 'tl' ? 1 : 0] ?? this.say('refused')
      if (error.code === 'session_over') page.tell('over')
      return undefined
    }
  }

  private drawSound(): void {
    const { isOn } = this.tools.sound
    this.screen.sound.replaceChildren(icon(isOn ? 'sound' : 'mute'))
    this.screen.sound.setAttribute('aria-label', this.say(isOn ? 'soundOff' : 'soundOn'))
  }
}

function isOver({ state }: Bet): boolean {
  return state !== 'pending' && state !== 'placed'
}

export function total(bets: readonly Bet[], of: 'stake' | 'win'): bigint {
  return bets.reduce((units, bet) => units + readAmount(bet[of]), 0n)
}
