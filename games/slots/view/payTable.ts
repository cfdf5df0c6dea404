import type { Pay } from '../shape.ts'
import { amountOf } from './amountOf.ts'
import { showAmount } from '../../view/amounts.ts'
import { addressOf } from './cells.ts'
import { element } from '../../view/element.ts'
import type { MenuTools } from './menuTools.ts'

interface Tier {
  readonly from: number
  readonly pay: Pay
}

/** What each symbol pays, in pesos of the chosen bet. */
export function payTable({ title, stake, say, language }: MenuTools): HTMLElement {
  const { game, freeSpins } = title
  const table: Readonly<Record<string, readonly (Pay | Tier)[]>> = game.pays
  const rows = Object.entries(table).map(([letter, pays]) => {
    const parts = pays.flatMap((one, count) => {
      if (typeof one !== 'number') return [{ count: `${one.from}+`, pay: one.pay }]
      return one > 0 ? [{ count: String(count), pay: one }] : []
    })
    return { letter, parts: parts.reverse() }
  })
  const scatter = freeSpins?.pays.flatMap((pay, count) => (pay > 0 ? [{ count: String(count), pay }] : [])).reverse()
  if (freeSpins && scatter) rows.unshift({ letter: freeSpins.symbol, parts: scatter })
  const shown = rows.map(({ letter, parts }) => {
    const look = title.symbols[letter]
    const list = parts.map(({ count, pay }) =>
      element('li', {}, element('span', {}, `${count} ×`), element('b', {}, showAmount(amountOf(stake, pay)))),
    )
    const picture = element('img', {
      src: addressOf(title, letter),
      alt: look?.name[language] ?? '',
      width: '144',
      height: '144',
    })
    return element('div', { class: 'pays' }, picture, element('ul', {}, ...list))
  })
  const why = element('p', { class: 'quiet' }, say('payTableWhy', { amount: showAmount(stake) }))
  return element('div', {}, why, element('div', { class: 'paytable' }, ...shown))
}
