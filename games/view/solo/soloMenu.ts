import type { Units } from '@saya/money'
import { readAmount, showAmount } from '../amounts.ts'
import { openDialog } from '../dialog.ts'
import { element } from '../element.ts'
import type { OwnWord } from '../ownWord.ts'
import { roundAddress } from '../roundAddress.ts'
import type { Language } from '../sayIn.ts'
import { wordField } from '../wordField.ts'
import type { SceneBook } from './soloScene.ts'
import type { NextRound, SoloRound, SoloStudio } from './soloStudio.ts'
import type { SoloSay } from './saySolo.ts'

interface MenuTools<Shown> {
  readonly book: SceneBook<Shown>
  readonly studio: SoloStudio<Shown>
  readonly stake: Units
  readonly say: SoloSay
  readonly language: Language
  readonly next: NextRound
  readonly word: OwnWord
  readonly heed: <T>(call: Promise<T>) => Promise<T | undefined>
}

/** Everything about the game that is not the game: always within reach, also in the middle of a round. */
export function openSoloMenu<Shown>(tools: MenuTools<Shown>): void {
  const { book, say, next, stake } = tools
  const history = element('div', {})
  const promise = fact(say('commitment'), next.commitment)
  const fairness = element(
    'div',
    { class: 'facts' },
    element('p', { class: 'quiet' }, say('fairnessWhy')),
    promise,
    wordField(tools.word, say),
  )
  const contents = [
    part(say('payTable'), book.payTable(stake), true),
    part(say('rules'), element('ul', { class: 'rules' }, ...book.rules.map(rule => element('li', {}, rule)))),
    part(say('history'), history),
    part(say('fairness'), fairness),
  ]
  openDialog({ title: book.name, close: say('close'), contents })
  void fillIn(tools, history, fairness)
}

async function fillIn<Shown>(tools: MenuTools<Shown>, history: HTMLElement, fairness: HTMLElement): Promise<void> {
  const { say, studio, heed } = tools
  const rounds = (await heed(studio.listRounds()))?.rounds ?? []
  if (rounds.length === 0) history.append(element('p', { class: 'quiet' }, say('noHistory')))
  history.append(...rounds.map(round => pastRound(round, tools)))
  const last = rounds.find(round => round.fairness.serverSeed !== '')
  if (last) fairness.append(linkTo(last, tools))
}

function pastRound<Shown>(round: SoloRound<Shown>, tools: MenuTools<Shown>): HTMLElement {
  const { book, say, language } = tools
  const clock = new Intl.DateTimeFormat(language === 'tl' ? 'fil-PH' : 'en-PH', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Manila',
  })
  const amounts = `${showAmount(readAmount(round.staked))} → ${showAmount(readAmount(round.win))}`
  const head = element('summary', {}, element('span', {}, clock.format(round.at * 1000)), element('b', {}, amounts))
  const details = element('details', { class: 'past' }, head)
  details.addEventListener(
    'toggle',
    () => {
      const label = element('p', { class: 'quiet' }, `${say('recall')}. ${say('round')} ${round.id}`)
      details.append(label, book.recall(round), linkTo(round, tools))
    },
    { once: true },
  )
  return details
}

function linkTo<Shown>({ id, key }: SoloRound<Shown>, { say, language }: MenuTools<Shown>): HTMLElement {
  const href = roundAddress(id, language, key)
  return element('p', {}, element('a', { class: 'check', href, target: '_blank', rel: 'noopener' }, say('drawAgain')))
}

function fact(name: string, value: string): HTMLElement {
  return element('p', {}, element('span', {}, name), element('code', {}, value))
}

function part(title: string, content: Node, isOpen = false): HTMLElement {
  return element('details', { open: isOpen }, element('summary', {}, title), content)
}
