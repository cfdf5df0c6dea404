import type { Units } from '@saya/money'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { SceneBook, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { type Kind, numbers, schoolOf, type Shot, type Title, type VisibleRound, winningNumbers } from '../shape.ts'
import { rulesOf } from './rulesOf.ts'
import { sayFishing } from './sayFishing.ts'
import { pictureOf, wholeWorthOf } from './sprites.ts'

export type Round = SoloRound<VisibleRound>

interface Reading {
  readonly title: Title
  readonly school: readonly Kind[]
  readonly language: Language
}

/** What one shot of a round costs. */
export function priceOf({ shots }: Title, { stake }: Pick<Round, 'stake'>): Units {
  return readAmount(stake) / BigInt(shots)
}

/** Where a round stands, in one sentence: what its last shot came to, or when it is over all of them. */
export function tellRound({ title, school, language }: Reading, round: Round): string {
  const say = sayFishing(language)
  const { shots, left, end } = shownOf(round)
  const last = shots.at(-1)
  if (end !== null) {
    const caught = shots.filter(({ pay }) => pay > 0).length
    const ended = say('ended', { caught, count: shots.length })
    const amount = showAmount(priceOf(title, round) * BigInt(left))
    return left > 0 ? `${ended}. ${say('gaveBack', { amount })}` : ended
  }
  if (!last) return say('begun')
  const fish = school[last.fish]?.name[language] ?? ''
  return last.pay > 0 ? say('caught', { fish, pay: last.pay }) : say('missed', { fish })
}

export function openBook(title: Title, { language }: Pick<SceneTools, 'language'>): SceneBook<VisibleRound> {
  return {
    code: title.code,
    name: title.name[language],
    rules: rulesOf(title).map(rule => rule[language]),
    payTable: stake => payTable(title, stake / BigInt(title.shots), language),
    recall: round => recall(title, round, language),
  }
}

/** What each kind is worth, how often it is caught, and what that is at this price of a shot. */
function payTable(title: Title, price: Units, language: Language): HTMLElement {
  const say = sayFishing(language)
  const heads = [say('fish'), say('pays'), say('chance'), say('shotWorth')]
  const rows = title.kinds.flatMap(kind => {
    const wins = winningNumbers(title, kind)
    return wins.map(({ pay, below }, at) => {
      const hits = below - (wins[at - 1]?.below ?? 0)
      const cells = [
        `×\u00a0${pay}`,
        say('inShots', { count: oneIn(hits) }).replaceAll(' ', '\u00a0'),
        showAmount(price * BigInt(pay)),
      ]
      return element(
        'tr',
        {},
        element('th', { scope: 'row' }, kind.name[language]),
        ...cells.map(cell => element('td', {}, cell)),
      )
    })
  })
  const head = element('tr', {}, ...heads.map(text => element('th', { scope: 'col' }, text)))
  return element('table', { class: 'returns' }, element('thead', {}, head), element('tbody', {}, ...rows))
}

/** One in so many shots, to the part that one can see. */
function oneIn(hits: number): string {
  const count = numbers / hits
  return count < 100 ? count.toFixed(2) : Math.round(count).toLocaleString('en')
}

/** The shots of a past round, one after another. */
export function recall(title: Title, round: Round, language: Language): HTMLElement {
  const [shown] = round.shown
  if (!shown) return element('p', {}, '—')
  const say = sayFishing(language)
  const school = schoolOf(title)
  const price = priceOf(title, round)
  const items = shown.shots.map((shot, at) => {
    const kind = school[shot.fish]
    const picture = kind && element('img', { src: pictureOf(kind.art), alt: '', width: '32', height: '32' })
    const text = element('span', {}, `${say('shot', { number: at + 1 })}: ${nameOf(kind, language)}`)
    return element('li', { class: shot.pay > 0 ? 'hit' : 'miss' }, picture, text, outcome(shot, price))
  })
  const list = element('ol', { class: 'shots' }, ...items)
  return element('div', {}, element('p', {}, tellRound({ title, school, language }, round)), list)
}

export function nameOf(kind: Kind | undefined, language: Language): string {
  return kind ? `${kind.name[language]} ${wholeWorthOf(kind)}` : '—'
}

function outcome({ pay }: Shot, price: Units): HTMLElement {
  return element('b', {}, pay > 0 ? `× ${pay} = ${showAmount(price * BigInt(pay))}` : '—')
}
