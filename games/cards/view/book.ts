import type { Units } from '@saya/money'
import { showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import type { SceneBook } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import type { BlackjackRound, PokerRound, Title, VisibleRound } from '../shape.ts'
import { recallBlackjack } from './blackjackScene.ts'
import { openPays, recallPoker } from './pokerScene.ts'
import { rulesOf } from './rulesOf.ts'
import { type Say, sayCards } from './sayCards.ts'

export function openBook(title: Title, language: Language): SceneBook<VisibleRound> {
  const say = sayCards(language)
  return {
    code: title.code,
    name: title.name[language],
    rules: rulesOf(title).map(rule => rule[language]),
    payTable: stake => payTable(title, stake, say),
    recall: round => recall(round, say),
  }
}

export function recall(round: SoloRound<VisibleRound>, say: Say): HTMLElement {
  return round.shown[0]?.kind === 'poker'
    ? recallPoker(round as SoloRound<PokerRound>, say)
    : recallBlackjack(round as SoloRound<BlackjackRound>, say)
}

function payTable(title: Title, stake: Units, say: Say): HTMLElement {
  if (title.kind === 'poker') {
    const pays = openPays(title, say)
    pays.show(stake, undefined)
    return pays.root
  }
  const rows: readonly (readonly [string, string])[] = [
    [say('blackjack'), `3 : 2 · ${showAmount((stake * 5n) / 2n)}`],
    [say('win'), `1 : 1 · ${showAmount(stake * 2n)}`],
    [say('tie'), say('back')],
  ]
  return element(
    'div',
    { class: 'pays-table' },
    ...rows.map(([name, pay]) => element('p', { class: 'pay' }, element('span', {}, name), element('b', {}, pay))),
  )
}
