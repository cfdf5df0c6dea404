import { element, write } from '../../view/element.ts'
import { joined, type SlipStakes } from '../../view/slip.ts'
import { ChipPage } from '../../view/table/chipPage.ts'
import type { Bet, Seat } from '../../view/table/tableLine.ts'
import type { TableTools as SharedTools } from '../../view/table/tablePage.ts'
import type { Table } from '../shape.ts'
import { drawEmpty, drawResult } from './drawings.ts'
import { drawFelt } from './felt.ts'
import type { Line, TableState } from './line.ts'
import { openMenu } from './menu.ts'
import { phaseOf } from './phase.ts'
import { sayResult } from './results.ts'
import { drawRoad } from './road.ts'
import { drawScreen } from './screen.ts'
import { type Say, sayAtTable } from './sayAtTable.ts'

interface TableTools extends SharedTools<TableState> {
  readonly table: Table
  readonly line: Line
}

/** One table in one page. */
export class TableGamePage extends ChipPage<TableState> {
  protected readonly say: Say
  protected readonly screen
  protected readonly tools: TableTools
  protected readonly phaseOf = phaseOf
  private readonly felt
  private readonly most: ReadonlyMap<string, number>
  private last: readonly Bet[] = []
  private shownRound = ''
  private road = ''

  constructor(tools: TableTools) {
    const { table, page } = tools
    super(table)
    const { language } = page
    this.tools = tools
    this.say = sayAtTable(language)
    this.most = new Map(table.groups.flatMap(group => group.spots.map(spot => [spot.code, spot.most])))
    this.felt = drawFelt(table, { say: this.say, language, touch: ({ code }) => this.touch(code) })
    const wishes = { ...this.wishes(), repeat: () => this.change(() => this.repeat()) }
    this.screen = drawScreen(table, { say: this.say, language, wishes, felt: this.felt.root })
    drawEmpty(this.screen.stage, table.kind)
  }

  protected override takeBets(seat: Seat<TableState>): void {
    super.takeBets(seat)
    this.last = seat.last.filter(bet => bet.round !== seat.table.round?.id)
  }

  protected show({ players, round }: TableState, before: TableState | undefined): void {
    write(this.screen.people, this.say('players', { count: Math.max(players, 1) }))
    if (round?.id !== before?.round?.id) this.begin()
    this.drawRoad()
  }

  protected override isResultHidden(): boolean {
    const round = this.state?.round
    return round?.shown != null && this.shownRound !== round.id
  }

  /** The last results. One that is not shown yet on the stage does not stand in the road either. */
  private drawRoad(): void {
    const { table, page } = this.tools
    const { round, history } = this.state ?? { round: null, history: [] }
    const known = round && this.isResultHidden() ? history.filter(({ id }) => id !== round.id) : history
    const road = known.map(({ id }) => id).join()
    if (road === this.road) return
    this.road = road
    this.screen.road.replaceChildren(drawRoad(known, { table, say: this.say, language: page.language }))
  }

  /** A round begins: the bets of the one before are history. */
  private begin(): void {
    if (this.paid().length > 0) this.last = this.bets
    this.bets = []
    this.felt.mark(new Set())
    this.slip.clear()
    this.screen.notice.textContent = ''
  }

  protected enter(phase: string): void {
    if (phase === 'closed') this.slip.clear()
    if (phase === 'soon') this.screen.outcome.replaceChildren()
    if (phase === 'result') void this.reveal()
  }

  /** Shows what was drawn, and then what it came to for this player. */
  private async reveal(): Promise<void> {
    const { table, page } = this.tools
    const round = this.state?.round
    if (!round?.shown || !this.isResultHidden()) return
    const isNew = this.studioMs() < round.drawsAtMs + 4000
    await drawResult(this.screen.stage, round.shown, { say: this.say, isNew })
    this.shownRound = round.id
    this.felt.mark(new Set(round.shown.winners))
    const result = sayResult(round.shown, { table, say: this.say, language: page.language })
    this.screen.outcome.replaceChildren(element('span', { class: 'plain' }, result))
    this.drawRoad()
    this.drawBalance()
    if (this.bets.length > 0) await this.whenSettled()
  }

  protected override showEnd(told: HTMLElement): void {
    this.screen.outcome.append(told)
  }

  private repeat(): void {
    this.add(joined(this.paid(this.last).map(({ stakes }) => stakes)))
  }

  protected mostOn(code: string): number {
    return this.most.get(code) ?? 0
  }

  protected sayOver(isOne: boolean, amount: string): string {
    return this.say(isOne ? 'tooLarge' : 'roundTooLarge', { amount })
  }

  protected sayPlace(word: 'placing' | 'place' | 'placeNone', amount: string): string {
    return this.say(word, { amount })
  }

  protected drawChoices(placed: SlipStakes, slip: SlipStakes, isOpen: boolean): void {
    this.felt.draw(placed, slip, isOpen)
  }

  protected override draw(): void {
    super.draw()
    this.screen.repeat.disabled = this.phase !== 'open' || this.isBusy || this.last.length === 0
  }

  protected openMenu(): void {
    const { table, line, page } = this.tools
    const round = this.state?.round ?? null
    const { word } = this.own
    openMenu({ table, line, say: this.say, language: page.language, round, word, heed: call => this.heed(call) })
  }
}
