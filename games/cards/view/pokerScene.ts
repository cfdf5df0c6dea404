import type { Units } from '@saya/money'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { drawBack, drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove, wait } from '../../view/motion.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { type PokerRound, type PokerTitle, type Rank, ranking } from '../shape.ts'
import { type Say, sayCards } from './sayCards.ts'

type Round = SoloRound<PokerRound>

const betweenCardsMs = 90

export function openPokerScene(title: PokerTitle, { language, sound }: SceneTools): Scene<PokerRound> {
  const say = sayCards(language)
  const table = openPays(title, say)
  const buttons = Array.from({ length: 5 }, () => element('button', { type: 'button', class: 'held-card' }, drawBack()))
  let cards: readonly number[] = []
  let held = 0
  let isOpen = false
  for (const [place, button] of buttons.entries()) {
    button.disabled = true
    button.addEventListener('click', () => {
      if (!isOpen) return
      held ^= 1 << place
      mark()
    })
  }

  function mark(): void {
    for (const [place, button] of buttons.entries()) {
      const isHeld = ((held >> place) & 1) === 1
      put(button, 'aria-pressed', String(isHeld))
      put(button, 'aria-label', `${say('hold')} ${nameOfCard(cards[place] ?? 0)}`)
      button.classList.toggle('is-held', isHeld)
      put(button, 'data-held', isHeld ? say('held') : '')
    }
  }

  return {
    root: element('div', { class: 'poker' }, table.root, element('div', { class: 'five' }, ...buttons)),
    setup: undefined,
    mode: () => 0,
    play: say('deal'),
    rest: () => say('restPoker'),
    async show(round, isNew) {
      const shown = shownOf(round)
      const changed = [...buttons.entries()].filter(
        ([place]) => cards[place] !== shown.cards[place] || shown.held === null,
      )
      cards = shown.cards
      held = shown.held ?? 0
      for (const button of buttons) button.disabled = true
      mark()
      table.show(readAmount(round.stake), shown.rank)
      const places = changed.map(([place, button]) => ({ button, card: cards[place] ?? 0 }))
      if (isNew && mayMove()) await dealOut(places)
      else for (const { button, card } of places) button.replaceChildren(drawPlayingCard(card))
    },
    offer() {
      isOpen = true
      sound.tick()
      for (const button of buttons) button.disabled = false
      return [{ label: say('draw'), choice: () => held, isMain: true }]
    },
    close() {
      isOpen = false
      for (const button of buttons) button.disabled = true
    },
    tell(round) {
      return tellRound(shownOf(round), say)
    },
  }
}

function tellRound({ rank, held }: PokerRound, say: Say): string {
  if (held !== null) return say(rank)
  return rank === 'nothing' ? say('choose') : say('dealt', { rank: say(rank) })
}

/** A card takes the place of the one that lies there, then the next does: no frame has to draw two of them. */
async function dealOut(places: readonly { readonly button: HTMLElement; readonly card: number }[]): Promise<void> {
  const frames = [
    { transform: 'translateY(-30px) rotate(-5deg)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  const coming: Promise<void>[] = []
  for (const { button, card } of places) {
    button.replaceChildren(drawPlayingCard(card))
    coming.push(animate(button, frames, { duration: 260, easing: 'ease-out' }))
    await wait(betweenCardsMs)
  }
  await Promise.all(coming)
}

/** What is said already is not said again: whoever listens would hear it, and the browser would work for nothing. */
function put(button: HTMLElement, name: string, value: string): void {
  if (button.getAttribute(name) !== value) button.setAttribute(name, value)
}

interface Pays {
  readonly root: HTMLElement
  /** Marks the hand that is there. A stake of nothing tells what each pays for one peso. */
  show(stake: Units, rank: Rank | undefined): void
}

/** What each hand pays, the best first. The rows stay: what is the same is not drawn again. */
export function openPays({ pays }: PokerTitle, say: Say): Pays {
  const rows = [...ranking].reverse().flatMap(name => {
    if (pays[name] === 0) return []
    const worth = element('b', {})
    return [{ name, worth, row: element('p', { class: 'pay' }, element('span', {}, say(name)), worth) }]
  })
  let told: Units | undefined
  function show(stake: Units, rank: Rank | undefined): void {
    for (const { name, row, worth } of rows) {
      row.classList.toggle('here', name === rank)
      if (stake !== told) worth.textContent = worthOf(stake, pays[name])
    }
    told = stake
  }
  show(0n, undefined)
  return { root: element('div', { class: 'pays-table' }, ...rows.map(({ row }) => row)), show }
}

function worthOf(stake: Units, times: number): string {
  return stake > 0n ? showAmount(stake * BigInt(times)).replace(/\.00$/, '') : `× ${times}`
}

export function recallPoker(round: Round, say: Say): HTMLElement {
  const [shown] = round.shown
  if (!shown) return element('p', {}, '—')
  const cards = shown.cards.map((card, place) => {
    const isHeld = shown.held !== null && ((shown.held >> place) & 1) === 1
    return element(
      'span',
      { class: isHeld ? 'past-card is-held' : 'past-card' },
      drawPlayingCard(card),
      isHeld && element('small', {}, say('isHeld')),
    )
  })
  const heard = shown.cards.map(nameOfCard).join(', ')
  return element(
    'div',
    {},
    element('p', {}, `${say(shown.rank)}: ${heard}`),
    element('div', { class: 'past-cards', 'aria-hidden': 'true' }, ...cards),
  )
}
