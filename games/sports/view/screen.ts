import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { type ChipWishes, drawChipDesk } from '../../view/table/chipDesk.ts'
import { drawTableParts, drawTableScreen, type TableWishes } from '../../view/table/tableScreen.ts'
import type { League } from '../shape.ts'
import type { Say } from './sayInLeague.ts'

export type Tab = 'bets' | 'standings' | 'results'
const tabs = ['bets', 'standings', 'results'] as const

interface Wishes extends TableWishes, ChipWishes {
  chooseTab(tab: Tab): void
}

interface ScreenTools {
  readonly say: Say
  readonly language: Language
  readonly wishes: Wishes
  readonly board: HTMLElement
  readonly markets: HTMLElement
}

/** The one screen of a league, with the parts of it that change while it is played. */
export function drawScreen(league: League, { say, language, wishes, board, markets }: ScreenTools) {
  const parts = { ...drawTableParts(), standings: element('div', {}), results: element('div', {}) }
  const odds = drawOdds(say, { chooseTab: wishes.chooseTab, parts: { ...parts, bets: markets } })
  const desk = drawChipDesk(league.chips, { say, wishes })
  const frame = drawTableScreen({
    traits: { class: 'league', 'data-sport': league.model.sport, 'data-league': league.code },
    name: league.name[language],
    say,
    wishes,
    parts,
    body: [element('div', { class: 'scene' }, board, parts.outcome), odds.root],
    foot: desk.rows,
  })
  return { ...parts, ...frame, ...desk, chooseTab: odds.chooseTab }
}

interface OddsTools {
  readonly parts: Readonly<Record<Tab, HTMLElement>>
  chooseTab(tab: Tab): void
}

/** What can be bet, the standings and the results, one of them at a time. */
function drawOdds(say: Say, { chooseTab, parts }: OddsTools) {
  const buttons = tabs.map(tab => {
    const button = element('button', { type: 'button', class: 'tab' }, say(tab))
    button.addEventListener('click', () => chooseTab(tab))
    return button
  })
  const root = element(
    'div',
    { class: 'sheetlike' },
    element('div', { class: 'tabs' }, ...buttons),
    element('div', { class: 'panel', tabindex: '0' }, ...tabs.map(tab => parts[tab])),
  )
  return {
    root,
    chooseTab(chosen: Tab) {
      for (const [at, tab] of tabs.entries()) {
        parts[tab].hidden = tab !== chosen
        buttons[at]?.setAttribute('aria-pressed', String(tab === chosen))
      }
    },
  }
}
