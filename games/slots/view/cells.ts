import type { SymbolLetter, Title } from '../shape.ts'
import { element } from '../../view/element.ts'
import type { Say } from './sayIn.ts'

/** The pictures of a title's symbols. */
export interface Cells {
  make(letter: SymbolLetter): HTMLElement
  /** Makes a cell that is there already show another symbol, and nothing that was put on it. */
  dress(cell: HTMLElement, letter: SymbolLetter): void
  nameOf(letter: SymbolLetter): string
  /** Ends when every picture can be painted, or never will be. */
  load(): Promise<void>
}

export function openCells(title: Title, language: 'en' | 'tl', say: Say): Cells {
  const { game } = title
  const wild = game.kind === 'cascade' ? undefined : game.wild?.symbol
  const special = new Set([title.freeSpins?.symbol, title.pick?.symbol, title.hold?.symbol])

  function kindOf(letter: SymbolLetter): string {
    return letter === wild ? 'cell wild' : special.has(letter) ? 'cell special' : 'cell'
  }

  function labelOf(letter: SymbolLetter): HTMLElement | false {
    return letter === wild && element('b', {}, say('wild'))
  }

  function make(letter: SymbolLetter): HTMLElement {
    const picture = element('img', {
      src: addressOf(title, letter),
      alt: '',
      draggable: 'false',
      width: '144',
      height: '144',
    })
    return element('div', { class: kindOf(letter) }, picture, labelOf(letter))
  }

  function dress(cell: HTMLElement, letter: SymbolLetter): void {
    const picture = cell.querySelector('img')
    if (!picture) return
    cell.className = kindOf(letter)
    const address = addressOf(title, letter)
    if (picture.getAttribute('src') !== address) picture.src = address
    const label = labelOf(letter)
    if (cell.childElementCount > 1 || label) cell.replaceChildren(...(label ? [picture, label] : [picture]))
  }

  return {
    make,
    dress,
    nameOf: letter => title.symbols[letter]?.name[language] ?? '',
    async load() {
      const pictures = Object.keys(title.symbols).map(letter => {
        const picture = new Image()
        picture.src = addressOf(title, letter)
        return picture.decode().catch(() => undefined)
      })
      // The lettering of wins too, so that the first win is not laid out twice.
      const lettering = document.fonts.load('850 20px "Sansita Swashed"').catch(() => undefined)
      await Promise.all([...pictures, lettering])
    },
  }
}

export function addressOf(title: Title, letter: SymbolLetter): string {
  return `/view/symbol-${title.symbols[letter]?.art ?? ''}.webp`
}
