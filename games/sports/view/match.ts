import { readAmount, showAmount } from '../../view/amounts.ts'
import { Refusal } from '../../view/askStudio.ts'
import { element, icon } from '../../view/element.ts'
import { wait } from '../../view/motion.ts'
import type { GamePage } from '../../view/openPage.ts'
import { openReality } from '../../view/reality.ts'
import { joined, Slip, type SlipRefusal, sum } from '../../view/slip.ts'
import type { Sound } from '../../view/sound.ts'
import { type Fixture, fixtureOf, type League, mostOn, type SelectionCode, type Stakes } from '../shape.ts'
import { Board } from './board.ts'
import { drawMarkets } from './drawMarkets.ts'
import { drawResults, drawStandings } from './drawTables.ts'
import { type Say, sayInLeague } from './leagueWords.ts'
import type { Bet, LeagueState, Line, Result, Seat } from './line.ts'
import { marketsOf } from './markets.ts'
import { openMenu } from './menu.ts'
import { leftOf, phaseOf, playedOf, type Phase } from './phase.ts'
import { drawScreen, type Tab } from './screen.ts'

interface MatchTools {
  readonly page: GamePage
  readonly league: League
  readonly line: Line
  readonly sound: Sound
  readonly nowMs: () => number
}

const tickMs = 250
const askAgainMs = 1500
const pesoUnits = 10_000n

/** One league in one page: it shows what the studio tells of its matches, and asks for the bets its player presses for. */
export class MatchPage {
  private readonly say: Say
  private readonly screen
  private readonly board
  private readonly markets
  private readonly reality
  private readonly slip
  private readonly tools: MatchTools
  private state: LeagueState | undefined
  /** The studio's clock, as far ahead of ours. */
  private aheadMs = 0
  private phase: Phase | undefined
  private fixture: Fixture | undefined
  private chip = 1
  private tab: Tab = 'bets'
  private results: readonly Result[] = []
  private bets: readonly Bet[] = []
  private isBusy = false
  /** Bets whose end was counted and told already. */
  private readonly told = new Set<string>()

  constructor(tools: MatchTools) {
    this.tools = tools
    const { league, page, sound } = tools
    const { language } = page
    this.say = sayInLeague(language)
    this.slip = new Slip({
      mostOn: code => (this.fixture ? mostOn(this.fixture.pairing, code) : 0),
      mostRound: league.mostRound,
    })
    this.board = new Board({ league, say: this.say })
    this.markets = drawMarkets(this.say, code => this.touch(code))
    const wishes = {
      leave: () => page.tell('exit'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        sound.toggle()
        this.drawSound()
      },
      chooseChip: (at: number) => this.chooseChip(at),
      chooseTab: (tab: Tab) => this.chooseTab(tab),
      undo: () => this.change(() => this.slip.undo()),
      clear: () => this.change(() => this.slip.clear()),
      place: () => void this.place(),
    }
    const parts = { board: this.board.root, markets: this.markets.root }
    this.screen = drawScreen(league, { say: this.say, language, wishes, ...parts })
    this.reality = openReality(this.say, { line: this.screen.reality, nowMs: tools.nowMs, leave: wishes.leave })
    this.drawSound()
    this.chooseChip(this.chip)
    this.chooseTab(this.tab)
  }

  async open(): Promise<void> {
    const { page, line } = this.tools
    page.root.replaceChildren(this.screen.root)
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
    this.take(seat.table)
    this.bets = seat.bets
    this.screen.balance.textContent = showAmount(readAmount(seat.balance))
    this.draw()
  }

  /** What everybody sees of the league is another. */
  private take(state: LeagueState): void {
    const before = this.state?.round
    this.aheadMs = state.nowMs - this.tools.nowMs()
    this.state = state
    const { players, round } = state
    this.screen.tellPlayers(this.say('players', { count: Math.max(players, 1) }))
    if (round && round.id !== before?.id) this.begin(round.fairness.nonce)
    if (round?.shown) {
      const isNew = before?.id === round.id && before.shown !== null
      if (isNew && JSON.stringify(before.shown?.goals) !== JSON.stringify(round.shown.goals)) this.tools.sound.tick()
      this.board.show(round.shown, isNew)
      this.markets.mark(new Set(round.shown.winners))
    }
    this.tick()
  }

  /** The next match of the list: its teams, and what is paid. */
  private begin(number: number): void {
    const { league } = this.tools
    const isMissed = this.bets.some(({ id }) => !this.told.has(id))
    this.fixture = fixtureOf(league, number)
    this.bets = []
    this.slip.clear()
    this.board.begin(this.fixture)
    this.markets.begin(marketsOf(league, this.fixture, this.say))
    this.screen.notice.textContent = ''
    this.screen.outcome.replaceChildren()
    // What became of bets on a match that was not played, or not seen to its end, is told all the same.
    if (isMissed) void this.whenSettled()
    this.draw()
  }

  private tick(): void {
    const round = this.state?.round ?? null
    const nowMs = this.tools.nowMs() + this.aheadMs
    const phase = phaseOf(round, nowMs)
    const isOpen = phase === 'open'
    const seconds = round && isOpen ? Math.ceil((round.closesAtMs - nowMs) / 1000) : 0
    this.screen.tick(seconds)
    if (round?.shown) this.board.tick(round.shown, playedOf(round, nowMs))
    if (phase === this.phase) return
    this.phase = phase
    this.screen.root.dataset.phase = phase
    if (round) this.screen.runOut(leftOf(round, nowMs), isOpen ? round.closesAtMs - nowMs : 0)
    const left = isOpen ? `. ${this.say('seconds', { count: seconds })}` : ''
    this.screen.phase.replaceChildren(this.say(phase), element('span', { class: 'heard' }, left))
    if (isOpen) this.tools.sound.tick()
    if (phase === 'closed') this.slip.clear()
    if (phase === 'result') this.finish()
    this.draw()
  }

  /** The match is over and all of it told: bets are paid, and the tables are others. */
  private finish(): void {
    if (this.bets.length > 0) void this.whenSettled()
    if (this.tab !== 'bets') void this.lookUp()
  }

  /** Asks for as long as bets of this player are on their way: whatever became of them, it is told here. */
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

  /** Tells once what bets came to. What is not more than was bet is said plainly, and nothing is made of it. */
  private tell(bets: readonly Bet[]): void {
    const ended = bets.filter(bet => isOver(bet) && !this.told.has(bet.id))
    if (ended.length === 0) return
    for (const { id } of ended) this.told.add(id)
    this.screen.notice.textContent = ''
    if (ended.some(({ state }) => state === 'returned')) this.screen.notice.textContent = this.say('returned')
    if (ended.some(({ state }) => state === 'stopped')) this.screen.notice.textContent = this.say('stopped')
    this.tools.page.tell('round')
    const done = ended.filter(({ state }) => state === 'done')
    if (done.length === 0) return
    const [stake, win] = [total(done, 'stake'), total(done, 'win')]
    this.reality.count(stake, win)
    const isWon = win > stake
    const word = isWon ? 'won' : win > 0n ? 'paidBack' : 'noWin'
    const told = element('strong', { class: isWon ? 'joy' : 'plain' }, this.say(word, { amount: showAmount(win) }))
    this.screen.outcome.replaceChildren(told)
    if (isWon) this.tools.sound.win(false)
  }

  private placed(): Stakes {
    return joined(this.bets.filter(({ state }) => state !== 'refused' && state !== 'returned').map(bet => bet.stakes))
  }

  private chooseChip(at: number): void {
    this.chip = at
    this.screen.chooseChip(at)
  }

  private chooseTab(tab: Tab): void {
    this.tab = tab
    this.screen.chooseTab(tab)
    if (tab !== 'bets') void this.lookUp()
  }

  /** Results and standings, as they are now. */
  private async lookUp(): Promise<void> {
    const { league, line, page } = this.tools
    const found = await this.heed(line.listResults())
    if (found) this.results = found.results
    const telling = { league, say: this.say, language: page.language }
    const season = this.fixture?.season ?? 1
    const own = this.results.filter(({ number }) => fixtureOf(league, number).season === season)
    const link = { href: `/results/${league.code}?lang=${page.language}`, target: '_blank', rel: 'noreferrer' }
    this.screen.standings.replaceChildren(drawStandings(own, season, telling))
    this.screen.results.replaceChildren(
      drawResults(own.slice(0, 12), telling),
      element('p', {}, element('a', link, this.say('allResults'))),
    )
  }

  private touch(code: SelectionCode): void {
    this.change(() => {
      const refusal = this.slip.add({ [code]: this.tools.league.chips[this.chip] ?? 0 })
      if (refusal) this.screen.notice.textContent = this.sayOver(refusal, code)
      else this.tools.sound.tick()
    })
  }

  private sayOver(refusal: SlipRefusal, code: SelectionCode): string {
    const isOne = refusal === 'bet_too_large' && this.fixture !== undefined
    const pesos = isOne && this.fixture ? mostOn(this.fixture.pairing, code) : this.tools.league.mostRound
    return this.say(isOne ? 'tooLarge' : 'roundTooLarge', { amount: showAmount(BigInt(pesos) * pesoUnits) })
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
    if (bet.round === this.state?.round?.id) this.bets = [...this.bets.filter(({ id }) => id !== bet.id), bet]
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
    this.markets.draw(placed, this.slip.stakes, isOpen)
    const { undo, clear, place, inPlay } = this.screen
    const isPaid = this.phase === 'result'
    inPlay.textContent = showAmount(isPaid ? 0n : BigInt(sum(placed)) * pesoUnits)
    undo.disabled = !isOpen || !this.slip.canUndo
    clear.disabled = !isOpen || this.slip.total === 0
    place.disabled = !isOpen || this.slip.total === 0
    const amount = showAmount(BigInt(this.slip.total) * pesoUnits)
    place.textContent = this.say(this.isBusy ? 'placing' : this.slip.total > 0 ? 'place' : 'placeNone', { amount })
  }

  private drawSound(): void {
    const { isOn } = this.tools.sound
    this.screen.sound.replaceChildren(icon(isOn ? 'sound' : 'mute'))
    this.screen.sound.setAttribute('aria-label', this.say(isOn ? 'soundOff' : 'soundOn'))
  }

  private openMenu(): void {
    const { league, line, page } = this.tools
    const { fixture } = this
    const round = this.state?.round ?? null
    openMenu({
      league,
      line,
      say: this.say,
      language: page.language,
      fixture,
      round,
      heed: call => this.heed(call),
    })
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
