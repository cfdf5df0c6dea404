import { drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { type Bot, type Laid, rows } from '../shape.ts'
import { grouped } from './lie.ts'
import { type Say, signed } from './sayPusoy.ts'

/** One row of a laid hand, with what it is, and on a bot's what it came to for the player. */
function drawRow(laid: Laid, at: number, { say, won }: { readonly say: Say; readonly won: number | undefined }) {
  const hand = grouped(laid.hands[at] ?? [])
  const row = rows[at] ?? 'front'
  const kind = say(laid.kinds[at] ?? 'high')
  const result = won === undefined ? undefined : won > 0 ? 'won' : won < 0 ? 'lost' : 'tied'
  const mark = won === undefined ? '' : won > 0 ? '✓' : won < 0 ? '✕' : '='
  const heard = `${say('laid', { row: say(row), cards: hand.map(nameOfCard).join(', ') })}. ${kind}${result ? `, ${say(result)}` : ''}`
  return element(
    'div',
    { class: result === 'won' ? 'laid-row is-won' : 'laid-row' },
    element('span', { class: 'heard' }, heard),
    element('span', { class: 'mini', 'aria-hidden': 'true' }, ...hand.map(drawPlayingCard)),
    mark !== '' && element('b', { class: 'mark', 'aria-hidden': 'true' }, mark),
    won === undefined && element('small', { 'aria-hidden': 'true' }, kind),
  )
}

/** What a bot has laid down, and what the player has won of it. */
export function drawBot(bot: Bot, at: number, say: Say): HTMLElement {
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
    ...rows.map((_row, row) => drawRow(bot, row, { say, won: bot.won[row] ?? 0 })),
  )
}

/** What the player has laid down, when all is told. */
export function drawOwn(own: Laid, say: Say): HTMLElement {
  const name = own.natural ? `${say('you')} · ${say(own.natural)}` : say('you')
  return element(
    'section',
    { class: 'own-laid', 'aria-label': say('you') },
    element('p', { class: 'bot-name' }, name),
    ...rows.map((_row, row) => drawRow(own, row, { say, won: undefined })),
  )
}

export function nameOfBot(at: number, say: Say): string {
  return say((['bot0', 'bot1', 'bot2'] as const)[at] ?? 'bot0')
}
