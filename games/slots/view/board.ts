import type { Pay, Strip, Title, Win } from '../shape.ts'
import type { Cells } from './cells.ts'
import { drawLines, openLines } from './drawLines.ts'
import { element } from '../../view/element.ts'
import { animate, hasPlayed, mayMove, wait } from '../../view/motion.ts'
import { Reel } from './reel.ts'

const betweenStartsMs = 40
const betweenReelsMs = 170

/** What stands on the reels or in the grid, and how it moves. */
export class Board {
  readonly root: HTMLElement
  private readonly title: Title
  private readonly cells: Cells
  private readonly reels: readonly Reel[]
  private readonly lines: SVGElement
  private shown: readonly Strip[] = []
  private starting: Promise<void> = Promise.resolve()

  constructor(title: Title, cells: Cells) {
    const { game, symbols } = title
    this.title = title
    this.cells = cells
    // A grid has no belts: every symbol runs through in turn.
    const every = Object.keys(symbols).join('').repeat(3)
    const belts = game.kind === 'cascade' ? Array.from({ length: game.columns }, () => every) : game.strips
    this.reels = belts.map((belt, offset) => new Reel(cells, belt, { rows: game.rows, offset }))
    this.lines = openLines({ columns: belts.length, rows: game.rows })
    this.root = element('div', { class: 'board', role: 'img' }, ...this.reels.map(({ frame }) => frame), this.lines)
    this.root.style.setProperty('--rows', String(game.rows))
    this.root.style.setProperty('--columns', String(belts.length))
    // Three rows on many reels would leave half of a phone empty, so their cells are higher than wide.
    this.root.style.setProperty('--tall', game.rows < belts.length - 1 ? '1.22' : '1')
  }

  show(columns: readonly Strip[]): void {
    for (const [index, reel] of this.reels.entries()) reel.fill(columns[index] ?? '')
    this.name(columns)
    this.unmark()
  }

  /** Says what stands there to whoever does not see it. */
  private name(columns: readonly Strip[]): void {
    this.shown = columns
    const rows = Array.from({ length: this.title.game.rows }, (_, row) =>
      columns.map(column => this.cells.nameOf(column.charAt(row))).join(', '),
    )
    this.root.setAttribute('aria-label', rows.join('; '))
  }

  /** Begins to turn, and turns until it is told what it comes to. */
  start(): void {
    this.unmark()
    this.root.classList.toggle('waiting', !mayMove())
    if (!mayMove()) return
    for (const [index, reel] of this.reels.entries()) reel.turn(index * betweenStartsMs)
    this.starting = wait(this.reels.length * betweenStartsMs)
  }

  async land(columns: readonly Strip[], onStop: (reel: number) => void): Promise<void> {
    await this.starting
    this.root.classList.remove('waiting')
    if (!mayMove()) {
      this.show(columns)
      return animate(this.root, [{ opacity: 0.2 }, { opacity: 1 }], { duration: 220 })
    }
    await Promise.all(
      this.reels.map(async (reel, index) => {
        await wait(index * betweenReelsMs)
        await reel.land(columns[index] ?? '')
        onStop(index)
      }),
    )
    this.name(columns)
  }

  /** Shows what a wild has covered. */
  async cover(columns: readonly Strip[]): Promise<void> {
    const covered = this.reels.flatMap((reel, index) => (columns[index] === this.shown[index] ? [] : { reel, index }))
    for (const { reel, index } of covered) reel.fill(columns[index] ?? '')
    this.name(columns)
    await Promise.all(covered.map(({ reel }) => reel.cover()))
  }

  mark(wins: readonly Win[]): void {
    this.unmark()
    if (wins.length === 0) return
    this.root.classList.add('judged')
    const cells = wins.flatMap(win => win.cells)
    for (const [column, row] of cells) this.reels[column]?.cellAt(row)?.classList.add('win')
    drawLines(this.lines, wins)
  }

  private unmark(): void {
    this.root.classList.remove('judged', 'holding')
    this.lines.replaceChildren()
    for (const cell of this.root.querySelectorAll('.cell.win')) cell.classList.remove('win')
  }

  /** Lets what won vanish, and what stands above it and what is new fall into its place. */
  async fall(columns: readonly Strip[], won: readonly Win[]): Promise<void> {
    const { rows } = this.title.game
    const gone = this.reels.map((_, column) => {
      const cells = won.flatMap(win => win.cells).filter(cell => cell[0] === column)
      return new Set(cells.map(([, row]) => row))
    })
    const out = [{ opacity: 1 }, { opacity: 0, transform: mayMove() ? 'scale(.4)' : 'none' }]
    const away = this.reels
      .flatMap((reel, column) => Array.from(gone[column] ?? [], row => reel.cellAt(row) ?? []).flat())
      .map(cell => cell.animate(out, { duration: 260, fill: 'both' }))
    await Promise.all(away.map(hasPlayed))
    this.show(columns)
    for (const vanishing of away) vanishing.cancel()
    const all = Array.from({ length: rows }, (_, row) => row)
    await Promise.all(this.reels.map((reel, column) => reel.fall(all.filter(row => !gone[column]?.has(row)))))
  }

  /** Shows coins alone, each with what it is worth. */
  hold(coins: readonly (readonly (Pay | null)[])[], worth: (pay: Pay) => string): void {
    this.unmark()
    this.root.classList.add('holding')
    const letter = this.title.hold?.symbol ?? ''
    for (const [index, reel] of this.reels.entries()) {
      reel.fill(letter.repeat(this.title.game.rows))
      for (const [row, pay] of (coins[index] ?? []).entries()) {
        const cell = reel.cellAt(row)
        if (pay === null) cell?.classList.add('empty')
        else cell?.append(element('i', {}, worth(pay)))
      }
    }
  }
}
