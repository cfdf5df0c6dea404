import { element } from '../../view/element.ts'
import type { VisibleRound } from '../shape.ts'
import type { TableState } from './line.ts'
import { colorOfNumber, sayResult, winnerOf } from './results.ts'

type Telling = Parameters<typeof sayResult>[1]

/** The last results, each leading to the page that draws it again. */
export function drawRoad(history: TableState['history'], telling: Telling): HTMLElement {
  const items = history.map(({ id, shown }) => {
    const link = element(
      'a',
      {
        href: `/round/${id}?lang=${telling.language}`,
        target: '_blank',
        rel: 'noreferrer',
        class: `bead ${toneOf(shown)}`,
        'aria-label': sayResult(shown, telling),
      },
      ...markOf(shown, telling),
    )
    return element('li', {}, link)
  })
  return element('ol', { class: 'road', 'aria-label': telling.say('road') }, ...items)
}

function toneOf(shown: VisibleRound): string {
  if (shown.kind === 'roulette') return colorOfNumber(shown.number)
  return winnerOf(shown) ?? shown.kind
}

function markOf(shown: VisibleRound, { say }: Telling): readonly (Node | string)[] {
  switch (shown.kind) {
    case 'roulette':
      return [String(shown.number)]
    case 'sicBo':
      return [String(shown.dice.reduce((sum, face) => sum + face, 0))]
    case 'colorGame':
      return shown.dice.map(color => element('i', { class: `color-${color}` }))
    default:
      return [say(winnerOf(shown) ?? 'tie').charAt(0)]
  }
}
