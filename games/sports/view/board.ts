import { element, write } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import { type Fixture, type League, scoreOf, type Side, type VisibleMatch } from '../shape.ts'
import { drawCrest, drawStrength } from './drawTeam.ts'
import type { Say } from './sayInLeague.ts'
import { namePeriod, tellClock } from './tellClock.ts'

interface BoardTools {
  readonly league: League
  readonly say: Say
}

/** The two teams and how they stand. What changes is told once, to whoever hears the page. */
export class Board {
  readonly root = element('div', { class: 'board' })
  private readonly tools: BoardTools
  private readonly clock = element('p', { class: 'match-clock' })
  private readonly score = element('p', { class: 'score' })
  private readonly detail = element('div', { class: 'detail' })
  private readonly heard = element('p', { class: 'heard', role: 'status' })
  /** What each period stands at, of one side and of the other; made anew where there is a further period. */
  private cells: readonly (readonly HTMLElement[])[] = []
  private fixture: Fixture | undefined
  private drawn = ''

  constructor(tools: BoardTools) {
    this.tools = tools
  }

  /** Another match: who plays, and nothing of it yet. */
  begin(fixture: Fixture): void {
    const { league, say } = this.tools
    const { home, away, season, day } = fixture
    this.fixture = fixture
    this.drawn = ''
    this.score.textContent = say('against')
    this.score.classList.remove('on')
    this.clock.textContent = ''
    this.heard.textContent = ''
    this.detail.replaceChildren()
    this.cells = []
    const side = (team: Fixture['home']) =>
      element(
        'div',
        { class: 'side' },
        drawCrest(league, team),
        element('b', {}, team.name),
        drawStrength(team.strength, say('strength', { strength: team.strength })),
      )
    this.root.replaceChildren(
      element('p', { class: 'when' }, say('season', { season, day })),
      side(home),
      element('div', { class: 'middle' }, this.score, this.clock),
      side(away),
      this.detail,
      this.heard,
    )
  }

  /** What was told of the match by now; where it comes after what was there, what is new is said. */
  show(shown: VisibleMatch, isNew: boolean): void {
    const drawn = JSON.stringify([shown.periods, shown.isOver])
    if (drawn === this.drawn || !this.fixture) return
    const [home, away] = scoreOf(shown.periods)
    const text = `${home}–${away}`
    const isScored = this.score.textContent !== text && this.score.classList.contains('on')
    this.score.textContent = text
    this.score.classList.add('on')
    this.score.classList.toggle('final', shown.isOver)
    // A basket comes every few seconds, and each picture of a change is work for the browser before and after it.
    if (isNew && isScored && shown.sport === 'football' && mayMove()) {
      void animate(this.score, [{ transform: 'scale(1.16)' }, { transform: 'none' }], { duration: 260 })
    }
    if (isNew) this.hear(shown)
    if (shown.sport === 'football') this.detail.replaceChildren(...this.goals(shown))
    else this.showPeriods(shown)
    this.drawn = drawn
  }

  /** What the clock says when so much of the match's time is over. */
  tick(shown: VisibleMatch, part: number): void {
    const { league, say } = this.tools
    const clock = tellClock(league.model, shown, { part, say })
    if (this.clock.textContent !== clock) this.clock.textContent = clock
  }

  /** Every goal is said, and of basketball the end of each period: each basket would be too much to hear. */
  private hear(shown: VisibleMatch): void {
    const { say, league } = this.tools
    if (!this.fixture) return
    const score = this.sayScore(shown)
    const last = shown.goals.at(-1)
    if (shown.isOver) this.heard.textContent = `${say('final')}. ${score}`
    else if (last) {
      const team = this.nameOf(last.side)
      this.heard.textContent = say('goal', { team, minute: last.minute, score })
    } else if (shown.sport === 'basketball' && shown.periods.length > 1) {
      const before = { ...shown, periods: shown.periods.slice(0, -1) }
      const period = namePeriod(league.model, before.periods.length - 1, say)
      this.heard.textContent = say('periodOver', { period, score: this.sayScore(before) })
    }
  }

  private sayScore({ periods }: VisibleMatch): string {
    const [one, other] = scoreOf(periods)
    return this.tools.say('score', { home: this.nameOf(0), away: this.nameOf(1), one, other })
  }

  private nameOf(side: Side): string {
    return (side === 0 ? this.fixture?.home.name : this.fixture?.away.name) ?? ''
  }

  /** The minutes of each side's goals. */
  private goals({ goals }: VisibleMatch): readonly HTMLElement[] {
    return ([0, 1] as const).map(side => {
      const minutes = goals.filter(goal => goal.side === side).map(({ minute }) => `${minute}′`)
      return element('p', { class: 'goals' }, minutes.join(' '))
    })
  }

  private showPeriods({ periods }: VisibleMatch): void {
    const { league } = this.tools
    const count = Math.max(periods.length, league.model.periods)
    if (this.cells[0]?.length !== count) this.detail.replaceChildren(this.drawPeriods(count))
    for (const [side, cells] of this.cells.entries()) {
      for (const [at, cell] of cells.entries()) write(cell, String(periods[at]?.[side] ?? '–'))
    }
  }

  private drawPeriods(count: number): HTMLElement {
    const { league, say } = this.tools
    const all = Array.from({ length: count }, (_, at) => at)
    this.cells = [all, all].map(row => row.map(() => element('td', {})))
    const short = (at: number) =>
      at === league.model.periods ? 'OT' : `${league.model.periods === 4 ? 'Q' : 'H'}${at + 1}`
    const head = all.map(at =>
      element('th', { scope: 'col', 'aria-label': namePeriod(league.model, at, say) }, short(at)),
    )
    const row = (side: Side) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', 'aria-label': this.nameOf(side) }, this.codeOf(side)),
        ...(this.cells[side] ?? []),
      )
    return element(
      'table',
      { class: 'periods' },
      element('thead', {}, element('tr', {}, element('td', {}), ...head)),
      element('tbody', {}, row(0), row(1)),
    )
  }

  private codeOf(side: Side): string {
    return (side === 0 ? this.fixture?.home.code : this.fixture?.away.code) ?? ''
  }
}
