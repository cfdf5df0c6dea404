import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import { firstPlace, type Pay, type Title, type VisibleRound, type Way } from '../shape.ts'
import { drawFlag, drawGem, drawHold, drawMine, drawSlip } from './drawings.ts'
import type { Say } from './sayMines.ts'

type Face = 'closed' | 'safe' | 'bad' | 'hit' | 'spared'

interface Tile {
  readonly button: HTMLButtonElement
  readonly height: number
  readonly place: number
  face: Face | ''
}

/** The places of a title, each of which can be touched when it is open to be. */
export class Board {
  readonly root: HTMLElement
  private readonly title: Title
  private readonly say: Say
  private tiles: readonly Tile[] = []
  private size = 0
  private touch: ((choice: number) => void) | undefined

  constructor(title: Title, say: Say) {
    this.title = title
    this.say = say
    this.root = element('div', { class: `board ${title.kind}` })
  }

  /** An empty board of this way. */
  lay({ size, pays }: Way): void {
    const { kind, places } = this.title
    const columns = kind === 'field' ? 5 : size
    if (this.size !== columns) {
      this.size = columns
      this.tiles = kind === 'field' ? range(places).map(place => this.tile(0, place)) : this.heights(size)
      this.root.style.setProperty('--columns', String(columns))
      this.root.style.setProperty('--rows', String(kind === 'field' ? 5 : places))
      this.root.replaceChildren(
        ...this.tiles.flatMap(({ button, height, place }) => {
          const isFirst = kind === 'climb' && place === 0
          return isFirst ? [element('span', { class: 'height' }, showTimes(pays[height] ?? 0)), button] : [button]
        }),
      )
    }
    for (const tile of this.tiles) this.face(tile, 'closed')
    this.close()
  }

  /** The highest stands first, as it does on the screen. */
  private heights(size: number): Tile[] {
    return range(this.title.places)
      .reverse()
      .flatMap(height => range(size).map(place => this.tile(height, place)))
  }

  private tile(height: number, place: number): Tile {
    const button = element('button', { type: 'button', class: 'tile' })
    button.addEventListener('click', () => {
      if (button.getAttribute('aria-disabled') !== 'true') this.touch?.(place + firstPlace)
    })
    return { button, height, place, face: '' }
  }

  async show(shown: VisibleRound, isNew: boolean): Promise<void> {
    const turned = this.tiles.filter(tile => this.face(tile, this.faceOf(tile, shown)))
    if (!isNew || !mayMove()) return
    const frames = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }]
    const opened = turned.filter(({ face }) => face === 'safe' || face === 'hit')
    await Promise.all(opened.map(({ button }) => animate(button, frames, { duration: 240, easing: 'ease-out' })))
  }

  /** Lets those be touched that can be opened now. */
  offer(shown: VisibleRound, choose: (choice: number) => void): void {
    this.touch = choose
    for (const tile of this.tiles) {
      const isFree = this.title.kind === 'field' ? tile.face === 'closed' : tile.height === shown.opened.length
      tile.button.setAttribute('aria-disabled', String(!isFree))
      tile.button.classList.toggle('free', isFree)
    }
  }

  close(): void {
    this.touch = undefined
    for (const { button } of this.tiles) {
      button.setAttribute('aria-disabled', 'true')
      button.classList.remove('free')
    }
  }

  private faceOf({ height, place }: Tile, { opened, hit, hidden, end }: VisibleRound): Face {
    if (this.title.kind === 'field') {
      if (opened.includes(place)) return 'safe'
      if (hit === place) return 'hit'
      if (!hidden) return 'closed'
      return hidden.includes(place) ? 'bad' : 'spared'
    }
    if (opened[height] === place) return 'safe'
    if (hit === place && height === opened.length && end === 'lost') return 'hit'
    if (!hidden) return 'closed'
    return hidden[height] === place ? 'bad' : 'spared'
  }

  /** Whether it is another one than before. */
  private face(tile: Tile, face: Face): boolean {
    if (tile.face === face) return false
    tile.face = face
    const { kind } = this.title
    const { button, height, place } = tile
    const isField = kind === 'field'
    const name = isField
      ? this.say('place', { number: place + 1 })
      : this.say('hold', { height: height + 1, number: place + 1 })
    const heard = {
      closed: this.say('closed'),
      spared: this.say(isField ? 'safeField' : 'safeClimb'),
      safe: this.say(isField ? 'safeField' : 'safeClimb'),
      bad: this.say(isField ? 'badField' : 'badClimb'),
      hit: this.say(isField ? 'badField' : 'badClimb'),
    }[face]
    button.className = `tile ${face}`
    button.setAttribute('aria-label', face === 'spared' ? name : `${name}, ${heard}`)
    button.replaceChildren(...this.picture(tile))
    return true
  }

  private picture({ face, height, place }: Tile): SVGElement[] {
    const isField = this.title.kind === 'field'
    const bad = isField ? drawMine : drawSlip
    if (face === 'bad' || face === 'hit') return [bad()]
    if (face === 'safe') return [isField ? drawGem(place) : drawFlag(height)]
    if (face === 'spared') return isField ? [drawGem(place)] : [drawHold()]
    return isField ? [] : [drawHold()]
  }
}

/** Times the stake: `× 1.448`. */
export function showTimes(pay: Pay): string {
  return `× ${(pay / 1000).toFixed(pay % 10 === 0 ? 2 : 3)}`
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at)
}
