import { element, iconButton } from '../../view/element.ts'
import { mayMove } from '../../view/motion.ts'
import type { Language } from '../../view/sayIn.ts'
import type { League } from '../shape.ts'
import { shortAmount } from './drawMarkets.ts'
import type { Say } from './leagueWords.ts'

export type Tab = 'bets' | 'standings' | 'results'
const tabs = ['bets', 'standings', 'results'] as const

interface Wishes {
  leave(): void
  openMenu(): void
  toggleSound(): void
  chooseChip(at: number): void
  chooseTab(tab: Tab): void
  undo(): void
  clear(): void
  place(): void
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
  const parts = drawParts()
  const sound = iconButton('mute', say('soundOn'), wishes.toggleSound)
  const odds = drawOdds(say, { chooseTab: wishes.chooseTab, parts: { ...parts, bets: markets } })
  const foot = drawFoot(league, { say, wishes, parts })
  const root = element(
    'main',
    { class: 'league', 'data-sport': league.model.sport, 'data-league': league.code },
    element(
      'header',
      {},
      iconButton('close', say('leave'), wishes.leave),
      element('div', { class: 'title' }, element('h1', {}, league.name[language]), parts.players),
      sound,
      iconButton('menu', say('menu'), wishes.openMenu),
    ),
    element('div', { class: 'clock' }, parts.phase, parts.seconds, parts.bar),
    element('div', { class: 'scene' }, board, parts.outcome),
    odds.root,
    foot.root,
    parts.notice,
  )
  return {
    ...parts,
    ...foot,
    root,
    sound,
    chooseTab: odds.chooseTab,
    /** How many seconds are left to bet. What is the same is not written again: each writing is work for the browser. */
    tick(seconds: number) {
      const text = seconds > 0 ? String(seconds) : ''
      if (parts.seconds.textContent !== text) parts.seconds.textContent = text
      parts.seconds.classList.toggle('late', seconds > 0 && seconds <= 5)
    },
    /** Lets the bar run out by itself, from the part of the time for bets that is left. */
    runOut(left: number, leftMs: number) {
      for (const running of parts.bar.getAnimations()) running.cancel()
      if (leftMs > 0 && mayMove()) {
        parts.bar.animate([{ transform: `scaleX(${left})` }, { transform: 'scaleX(0)' }], leftMs)
      }
    },
    tellPlayers(text: string) {
      if (parts.players.textContent !== text) parts.players.textContent = text
    },
  }
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

interface FootTools extends Pick<ScreenTools, 'say' | 'wishes'> {
  readonly parts: ReturnType<typeof drawParts>
}

/** Chips, what is done with them, and what they come to. */
function drawFoot(league: League, { say, wishes, parts }: FootTools) {
  const chips = drawChips(league, say, wishes)
  const actions = {
    undo: action(say('undo'), wishes.undo),
    clear: action(say('clear'), wishes.clear),
    place: action(say('placeNone'), wishes.place, 'place'),
  }
  const root = element(
    'footer',
    {},
    element('div', { class: 'chips', role: 'group', 'aria-label': say('chips') }, ...chips),
    element('div', { class: 'actions' }, actions.undo, actions.clear, actions.place),
    element(
      'div',
      { class: 'meta' },
      element('div', {}, say('balance'), parts.balance),
      element('div', {}, say('inPlay'), parts.inPlay),
    ),
    parts.reality,
    element('p', { class: 'tagline' }, say('tagline')),
  )
  return {
    root,
    ...actions,
    chooseChip(chosen: number) {
      for (const [at, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(at === chosen))
    },
  }
}

function drawParts() {
  return {
    players: element('p', { class: 'players' }),
    phase: element('p', { class: 'phase', role: 'status' }),
    seconds: element('b', { class: 'seconds', 'aria-hidden': 'true' }),
    bar: element('i', { class: 'bar' }),
    outcome: element('div', { class: 'outcome', role: 'status' }),
    standings: element('div', {}),
    results: element('div', {}),
    balance: element('b', {}),
    inPlay: element('b', {}),
    reality: element('p', { class: 'reality' }),
    notice: element('p', { class: 'notice', role: 'alert' }),
  }
}

function drawChips({ chips }: League, say: Say, wishes: Wishes): readonly HTMLButtonElement[] {
  return chips.map((pesos, at) => {
    const named = element('span', { class: 'heard' }, say('chip'))
    const chip = element('button', { type: 'button', class: `chip chip-${at}` }, named, shortAmount(pesos))
    chip.addEventListener('click', () => wishes.chooseChip(at))
    return chip
  })
}

function action(name: string, act: () => void, kind = 'act'): HTMLButtonElement {
  const button = element('button', { type: 'button', class: kind }, name)
  button.addEventListener('click', act)
  return button
}
