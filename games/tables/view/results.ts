import type { Card, Table, VisibleRound } from '../shape.ts'
import type { Language } from '../../view/sayIn.ts'
import type { Say } from './sayAtTable.ts'

const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const suits = { en: ['spades', 'hearts', 'diamonds', 'clubs'], tl: ['spades', 'hearts', 'diamonds', 'clubs'] }
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])

export function rankOf(card: Card): string {
  return ranks[card % 13] ?? ''
}

export function suitOf(card: Card): number {
  return Math.floor(card / 13)
}

export function colorOfNumber(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/** Who has won, of the kinds in which somebody does. */
export function winnerOf(shown: VisibleRound): 'player' | 'banker' | 'dragon' | 'tiger' | 'tie' | undefined {
  if (shown.kind === 'baccarat') {
    const [player, banker] = shown.totals
    if (player === banker) return 'tie'
    return player > banker ? 'player' : 'banker'
  }
  if (shown.kind !== 'dragonTiger') return undefined
  const [dragon, tiger] = [shown.dragon % 13, shown.tiger % 13]
  if (dragon === tiger) return 'tie'
  return dragon > tiger ? 'dragon' : 'tiger'
}

interface Telling {
  readonly table: Table
  readonly say: Say
  readonly language: Language
}

/** A result in one short sentence, for whoever hears it and for the list of past ones. */
export function sayResult(shown: VisibleRound, { table, say, language }: Telling): string {
  const winner = winnerOf(shown)
  switch (shown.kind) {
    case 'baccarat':
      return `${say(winner ?? 'tie')} · ${say('player')} ${shown.totals[0]}, ${say('banker')} ${shown.totals[1]}`
    case 'dragonTiger':
      return `${say(winner ?? 'tie')} · ${rankOf(shown.dragon)}, ${rankOf(shown.tiger)}`
    case 'roulette': {
      const color = colorOfNumber(shown.number)
      return color === 'green' ? `${shown.number}` : `${shown.number} ${say(color)}`
    }
    case 'sicBo':
      return `${shown.dice.join(' · ')} = ${shown.dice.reduce((sum, face) => sum + face, 0)}`
    case 'colorGame': {
      const spots = table.groups[0]?.spots ?? []
      return shown.dice.map(color => spots[color]?.name[language] ?? '').join(' · ')
    }
  }
}

export function nameOfCard(card: Card, language: Language): string {
  return `${rankOf(card)} ${suits[language][suitOf(card)] ?? ''}`
}
