import { element } from '../../view/element.ts'
import { type Pay, ticketOf, type Title } from '../shape.ts'
import type { Say } from './sayKeno.ts'

/** What the ticket at hand pays, from the least that pays to all of its numbers. */
export class Ladder {
  readonly root: HTMLElement
  private readonly title: Title
  private rungs: readonly { readonly hits: number; readonly cell: HTMLElement }[] = []

  constructor(title: Title, say: Say) {
    this.title = title
    this.root = element('dl', { class: 'ladder', 'aria-label': say('ladder') })
  }

  lay(picks: number): void {
    const pays = ticketOf(this.title, picks)?.pays ?? []
    this.rungs = pays
      .map((pay, hits) => ({ pay, hits }))
      .filter(({ pay }) => pay > 0)
      .map(({ pay, hits }) => ({
        hits,
        cell: element('div', {}, element('dt', {}, String(hits)), element('dd', {}, showTimes(pay))),
      }))
    this.root.replaceChildren(...this.rungs.map(({ cell }) => cell))
  }

  /** Where a round stands. */
  mark(hits: number): void {
    for (const rung of this.rungs) rung.cell.classList.toggle('reached', rung.hits === hits)
  }
}

/** Times the stake: `×1,500`. */
export function showTimes(pay: Pay): string {
  return `×${String(pay / 10).replace(/\B(?=(\d{3})+$)/g, ',')}`
}
