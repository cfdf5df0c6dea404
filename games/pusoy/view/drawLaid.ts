import { drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { type Arrangement, type Bot, rows } from '../shape.ts'
import { grouped } from './lie.ts'
import { type Say, signed } from './sayPusoy.ts'

/** A row that is still to be told: 52 cards at once would be too much for a frame of a phone. */
export interface PendingRow {
  readonly row: number
  readonly line: HTMLElement
  tell(): void
}

interface Drawing {
  readonly say: Say
  /** Where given, rows are not told yet but noted there. */
  readonly later?: PendingRow[] | undefined
}

interface RowDrawing extends Drawing {
  readonly won: number | undefined
}

/** One row of a laid hand, with what it is, and on a bot's what it came to for the player. */
function drawRow(laid: Arrangement, at: number, { say, later, won }: RowDrawing) {
  const hand = grouped(laid.hands[at] ?? [])
  const row = rows[at] ?? 'front'
  const kind = say(laid.kinds[at] ?? 'high')
  const result = won === undefined ? undefined : won > 0 ? 'won' : won < 0 ? 'lost' : 'tied'
  const mark = won === undefined ? '' : won > 0 ? '✓' : won < 0 ? '✕' : '='
  const heard = `${say('laid', { row: say(row), cards: hand.map(nameOfCard).join(', ') })}. ${kind}${result ? `, ${say(result)}` : ''}`
  const mini = element('span', { class: 'mini', 'aria-hidden': 'true' })
  const line = element(
    'div',
    { class: result === 'won' ? 'laid-row is-won' : 'laid-row' },
    element('span', { class: 'heard' }, heard),
    mini,
    mark !== '' && element('b', { class: 'mark', 'aria-hidden': 'true' }, mark),
    won === undefined && element('small', { 'aria-hidden': 'true' }, kind),
  )
  function tell(): void {
    mini.append(...hand.map(drawPlayingCard))
    line.classList.remove('untold')
  }
  line.classList.add('untold')
  if (later) later.push({ row: at, line, tell })
  else tell()
  return line
}

/** What a bot has laid down, and what the player has won of it. */
export function drawBot(bot: Bot, at: number, drawing: Drawing): HTMLElement {
  const { say } = drawing
  const tone = bot.points > 0 ? 'ahead' : bot.points < 0 ? 'behind' : ''
  const natural = bot.natural ? ` · ${say(bot.natural)}` : ''
  return element(
    'section',
    { class: `bot ${tone}`, 'aria-label': nameOfBot(at, say) },
    element(
      'p',
      { class: 'bot-name' },
      element('span', {}, `${nameOfBot(at, say)}${natural}`),
      element('b', {}, signed(bot.points), element('span', { class: 'heard' }, ` ${say('points', { points: '' })}`)),
    ),
    ...rows.map((_row, row) => drawRow(bot, row, { ...drawing, won: bot.won[row] ?? 0 })),
  )
}

/** What the player has laid down, when all is told. */
export function drawOwn(own: Arrangement, drawing: Drawing): HTMLElement {
  const { say } = drawing
  const name = own.natural ? `${say('you')} · ${say(own.natural)}` : say('you')
  return element(
    'section',
    { class: 'own-laid', 'aria-label': say('you') },
    element('p', { class: 'bot-name' }, name),
    ...rows.map((_row, row) => drawRow(own, row, { ...drawing, won: undefined })),
  )
}

export function nameOfBot(at: number, say: Say): string {
  return say((['bot0', 'bot1', 'bot2'] as const)[at] ?? 'bot0')
}
