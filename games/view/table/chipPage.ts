import { showAmount } from '../amounts.ts'
import { write } from '../element.ts'
import { joined, Slip, type SlipRefusal, type SlipStakes, sum } from '../slip.ts'
import type { BetPhase } from './betPhase.ts'
import type { ChipDesk, ChipWishes } from './chipDesk.ts'
import type { SharedState } from './tableLine.ts'
import { TablePage } from './tablePage.ts'
import type { TableParts, TableWishes } from './tableScreen.ts'

interface ChipScreen extends TableParts, ChipDesk {
  readonly root: HTMLElement
  readonly sound: HTMLElement
}

interface ChipTable {
  /** In whole pesos. */
  readonly chips: readonly number[]
  readonly mostRound: number
}

/** A table whose player puts chips on what can be bet, and bets all of them with one press. */
export abstract class ChipPage<State extends SharedState, Phase extends string = BetPhase | 'result'> extends TablePage<
  State,
  Phase
> {
  protected abstract override readonly screen: ChipScreen
  protected readonly slip: Slip
  private readonly table: ChipTable
  private chip = 1

  constructor(table: ChipTable) {
    super()
    this.table = table
    this.slip = new Slip({ mostOn: code => this.mostOn(code), mostRound: table.mostRound })
  }

  /** In whole pesos, the most on one choice. */
  protected abstract mostOn(code: string): number
  protected abstract sayOver(isOne: boolean, amount: string): string
  /** What lies on each choice: bets that are placed, and those of the slip. */
  protected abstract drawChoices(placed: SlipStakes, slip: SlipStakes, isOpen: boolean): void

  protected override wishes(): TableWishes & ChipWishes {
    return {
      ...super.wishes(),
      chooseChip: at => this.chooseChip(at),
      undo: () => this.change(() => this.slip.undo()),
      clear: () => this.change(() => this.slip.clear()),
      place: () => void this.place(),
    }
  }

  override open(): Promise<void> {
    this.chooseChip(this.chip)
    return super.open()
  }

  private chooseChip(at: number): void {
    this.chip = at
    this.screen.chooseChip(at)
  }

  protected touch(code: string): void {
    this.change(() => this.add({ [code]: this.table.chips[this.chip] ?? 0 }, code))
  }

  protected add(stakes: SlipStakes, code?: string): void {
    const refusal = this.slip.add(stakes)
    if (refusal) this.screen.notice.textContent = this.sayRefused(refusal, code)
    else this.tools.sound.tick()
  }

  private sayRefused(refusal: SlipRefusal, code?: string): string {
    const isOne = refusal === 'bet_too_large' && code !== undefined
    const pesos = isOne ? this.mostOn(code) : this.table.mostRound
    return this.sayOver(isOne, showAmount(BigInt(pesos) * 10_000n))
  }

  /** The slip is changed while bets are taken, and not while one is on its way. */
  protected change(act: () => void): void {
    if (this.phase !== 'open' || this.isBusy) return
    this.screen.notice.textContent = ''
    act()
    this.draw()
  }

  private async place(): Promise<void> {
    if (this.slip.total > 0) await this.send(this.slip.stakes)
  }

  protected override forgetSlip(): void {
    this.slip.clear()
  }

  protected isPlayed(): boolean {
    return false
  }

  protected draw(): void {
    const placed = joined(this.paid().map(({ stakes }) => stakes))
    const isOpen = this.phase === 'open' && !this.isBusy
    const { total, canUndo } = this.slip
    this.slip.setPlaced(placed)
    this.drawChoices(placed, this.slip.stakes, isOpen)
    const { undo, clear, place, inPlay } = this.screen
    write(inPlay, showAmount(this.isPlayed() ? 0n : BigInt(sum(placed)) * 10_000n))
    undo.disabled = !isOpen || !canUndo
    clear.disabled = !isOpen || total === 0
    place.disabled = !isOpen || total === 0
    const amount = showAmount(BigInt(total) * 10_000n)
    write(place, this.sayPlace(this.isBusy ? 'placing' : total > 0 ? 'place' : 'placeNone', amount))
  }

  protected abstract sayPlace(word: 'placing' | 'place' | 'placeNone', amount: string): string
}
