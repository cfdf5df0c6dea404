import type { SymbolLetter, Title } from '../shape.ts'
import { element } from '../../view/element.ts'
import type { Say } from './sayIn.ts'

/** The pictures of a title's symbols. */
export interface Cells {
  make(letter: SymbolLetter): HTMLElement
  nameOf(letter: SymbolLetter): string
  /** Ends when every picture can be painted, or never will be. */
  load(): Promise<void>
}

export function openCells(title: Title, language: 'en' | 'tl', say: Say): Cells {
  const { game } = title
  const wild = game.kind === 'cascade' ? undefined : game.wild?.symbol
  const special = new Set([title.freeSpins?.symbol, title.pick?.symbol, title.hold?.symbol])

  function make(letter: SymbolLetter): HTMLElement {
    const isWild = letter === wild
    const kind = isWild ? ' wild' : special.has(letter) ? ' special' : ''
    const picture = element('img', {
      src: addressOf(title, letter),
      alt: '',
      draggable: 'false',
      width: '144',
      height: '144',
    })
    return element('div', { class: `cell${kind}` }, picture, isWild && element('b', {}, say('wild')))
  }

  return {
    make,
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
