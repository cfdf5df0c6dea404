import type { Units } from '@saya/money'
import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { SceneBook } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { naturals, type Title, type VisibleRound } from '../shape.ts'
import { drawBot, drawOwn } from './drawLaid.ts'
import { grouped } from './lie.ts'
import { rulesOf } from './rulesOf.ts'
import { type Say, sayPusoy } from './sayPusoy.ts'

export function openBook(title: Title, language: Language): SceneBook<VisibleRound> {
  const say = sayPusoy(language)
  return {
    code: title.code,
    name: title.name[language],
    rules: rulesOf(title).map(rule => rule[language]),
    payTable: stake => payTable(title, stake, say),
    recall: round => recall(round, say),
  }
}

/** A round as it was laid down; one that waits still, as it was dealt. */
export function recall({ shown: [shown] }: SoloRound<VisibleRound>, say: Say): HTMLElement {
  if (!shown) return element('p', {}, '—')
  if (!shown.own) {
    const cards = grouped(shown.cards)
    const drawn = element('div', { class: 'mini', 'aria-hidden': 'true' }, ...cards.map(drawPlayingCard))
    return element(
      'div',
      { class: 'past-pusoy' },
      element('p', { class: 'heard' }, cards.map(nameOfCard).join(', ')),
      drawn,
    )
  }
  const bots = element('div', { class: 'bots' }, ...shown.bots.map((bot, at) => drawBot(bot, at, { say })))
  return element('div', { class: 'past-pusoy' }, drawOwn(shown.own, { say }), bots)
}

function payTable(title: Title, stake: Units, say: Say): HTMLElement {
  const { royalties, bonus, mostPoints } = title
  const lines: readonly (readonly [string, string])[] = [
    [say('perPoint'), showAmount(stake / BigInt(3 * mostPoints))],
    [say('perHand'), '1'],
    ...royalties.map(
      ({ row, kind, points }) => [say('royalty', { kind: say(kind), row: say(row) }), String(points)] as const,
    ),
    [say('perScoop'), '× 2'],
    [say('perBot'), String(mostPoints)],
    ...naturals
      .filter(natural => bonus[natural] > 0)
      .map(natural => [say('natural', { natural: say(natural) }), showAmount(stake * BigInt(bonus[natural]))] as const),
  ]
  const drawn = lines.map(([name, pay]) =>
    element('p', { class: 'pay' }, element('span', {}, name), element('b', {}, pay)),
  )
  return element('div', { class: 'pays-table' }, ...drawn)
}
