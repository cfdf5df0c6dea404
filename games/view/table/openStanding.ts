import { readAmount, showAmount } from '../amounts.ts'
import { openDialog } from '../dialog.ts'
import { element } from '../element.ts'
import type { Language } from '../sayIn.ts'
import type { Bet } from './tableLine.ts'
import { linkTo } from './tableMenu.ts'
import type { TableSay } from './tableWords.ts'

/** Which bets stand still, what becomes of their stakes, and what their player can do meanwhile. */
export function openStanding(bets: readonly Bet[], say: TableSay, language: Language): void {
  const told = bets.map(bet =>
    element(
      'div',
      { class: 'facts' },
      element('h3', {}, showAmount(readAmount(bet.stake))),
      element('p', {}, element('span', {}, say('bet')), element('code', {}, bet.id)),
      element('p', {}, linkTo(bet, say, language)),
    ),
  )
  openDialog({ title: say('standing'), close: say('close'), contents: [element('p', {}, say('standsWhy')), ...told] })
}
