import { element, write } from '../../view/element.ts'
import type { SlipStakes } from '../../view/slip.ts'
import { ChipPage } from '../../view/table/chipPage.ts'
import type { TableTools } from '../../view/table/tablePage.ts'
import { type Fixture, fixtureOf, type League, mostOn } from '../shape.ts'
import { Board } from './board.ts'
import { drawMarkets } from './drawMarkets.ts'
import { drawResults, drawStandings } from './drawTables.ts'
import { type Say, sayInLeague } from './sayInLeague.ts'
import type { LeagueState, Line, Result } from './line.ts'
import { marketsOf } from './markets.ts'
import { openMenu } from './menu.ts'
import { type Phase, phaseOf, playedOf } from './phase.ts'
import { drawScreen, type Tab } from './screen.ts'

interface MatchTools extends TableTools<LeagueState> {
  readonly league: League
  readonly line: Line
}

/** One league in one page: it shows what the studio tells of its matches, and asks for the bets its player presses for. */
export class MatchPage extends ChipPage<LeagueState, Phase> {
  protected readonly tools: MatchTools
  protected readonly say: Say
  protected readonly screen
  protected readonly phaseOf = phaseOf
  private readonly board
  private readonly markets
  private fixture: Fixture | undefined
  private tab: Tab = 'bets'
  private goals = ''

  constructor(tools: MatchTools) {
    const { league, page } = tools
    super(league)
    const { language } = page
    this.tools = tools
    this.say = sayInLeague(language)
    this.board = new Board({ league, say: this.say })
    this.markets = drawMarkets(this.say, code => this.touch(code))
    const wishes = { ...this.wishes(), chooseTab: (tab: Tab) => this.chooseTab(tab) }
    const parts = { board: this.board.root, markets: this.markets.root }
    this.screen = drawScreen(league, { say: this.say, language, wishes, ...parts })
    this.chooseTab(this.tab)
  }

  protected show({ players, round }: LeagueState, before: LeagueState | undefined): void {
    write(this.screen.people, this.say('players', { count: Math.max(players, 1) }))
    if (round && round.id !== before?.round?.id) this.begin(round.fairness.nonce)
    if (!round?.shown) return
    const isNew = before?.round?.id === round.id && before.round.shown !== null
    const goals = JSON.stringify(round.shown.goals)
    if (isNew && goals !== this.goals) this.tools.sound.tick()
    this.goals = goals
    this.board.show(round.shown, isNew)
    this.markets.mark(new Set(round.shown.winners))
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

  protected override pass(nowMs: number): void {
    const round = this.state?.round
    if (round?.shown) this.board.tick(round.shown, playedOf(round, nowMs))
  }

  /** When a match is over and all of it told, bets are paid, and the tables are others. */
  protected enter(phase: Phase): void {
    if (phase === 'closed') this.slip.clear()
    if (phase !== 'result') return
    if (this.bets.length > 0) void this.whenSettled()
    if (this.tab !== 'bets') void this.lookUp()
  }

  private chooseTab(tab: Tab): void {
    this.tab = tab
    this.screen.chooseTab(tab)
    if (tab !== 'bets') void this.lookUp()
  }

  /** Results and standings, as they are now. */
  private async lookUp(): Promise<void> {
    const { league, line, page } = this.tools
    const found = await this.heed(line.listResults<Result>())
    const results = found?.results ?? []
    const telling = { league, say: this.say, language: page.language }
    const season = this.fixture?.season ?? 1
    const own = results.filter(({ number }) => fixtureOf(league, number).season === season)
    const link = { href: `/results/${league.code}?lang=${page.language}`, target: '_blank', rel: 'noreferrer' }
    this.screen.standings.replaceChildren(drawStandings(own, season, telling))
    this.screen.results.replaceChildren(
      drawResults(own.slice(0, 12), telling),
      element('p', {}, element('a', link, this.say('allResults'))),
    )
  }

  protected mostOn(code: string): number {
    return this.fixture ? mostOn(this.fixture.pairing, code) : 0
  }

  protected sayOver(isOne: boolean, amount: string): string {
    return this.say(isOne ? 'tooLarge' : 'roundTooLarge', { amount })
  }

  protected sayPlace(word: 'placing' | 'place' | 'placeNone', amount: string): string {
    return this.say(word, { amount })
  }

  protected drawChoices(placed: SlipStakes, slip: SlipStakes, isOpen: boolean): void {
    this.markets.draw(placed, slip, isOpen)
  }

  protected override isPlayed(): boolean {
    return this.phase === 'result'
  }

  protected openMenu(): void {
    const { league, line, page } = this.tools
    const { fixture } = this
    const round = this.state?.round ?? null
    const { word } = this.own
    openMenu({
      league,
      line,
      say: this.say,
      language: page.language,
      fixture,
      round,
      word,
      heed: call => this.heed(call),
    })
  }
}
