import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { drawStack } from '../../view/table/chipDesk.ts'
import type { Group, Spot, Stakes, Table } from '../shape.ts'
import { drawColor, drawDie } from './drawings.ts'
import { colorOfNumber } from './results.ts'
import type { Say } from './sayAtTable.ts'

export interface FeltLayout {
  readonly root: HTMLElement
  /** What lies on each spot: chips that are placed, and those of the slip. */
  draw(placed: Stakes, slip: Stakes, isOpen: boolean): void
  /** Marks the spots that have won. */
  mark(winners: ReadonlySet<string>): void
}

interface FeltTools {
  readonly say: Say
  readonly language: Language
  readonly touch: (spot: Spot) => void
}

/** The places that can be bet on. Where there are many groups, one is shown at a time. */
export function drawFelt(table: Table, { say, language, touch }: FeltTools): FeltLayout {
  const buttons = new Map<string, HTMLButtonElement>()
  const isTabbed = table.groups.length > 2
  const panels = table.groups.map(group => drawGroup(group))

  function drawGroup(group: Group): HTMLElement {
    // Every number of the wheel pays the same: the rules say it once.
    const hasOdds = table.kind !== 'roulette' || group.columns < 5
    const spots = group.spots.map(spot => {
      const button = element(
        'button',
        { type: 'button', class: `spot ${toneOf(table, spot)}`, 'data-spot': spot.code },
        ...faceOf(table, spot),
        element('span', { class: 'name' }, spot.name[language]),
        hasOdds && element('small', { 'aria-hidden': 'true' }, spot.odds),
        element('span', { class: 'heard' }, say('spot', { odds: spot.odds })),
        element('span', { class: 'heard bet' }),
      )
      button.addEventListener('click', () => touch(spot))
      buttons.set(spot.code, button)
      return button
    })
    const panel = element('div', { class: 'spots', role: 'group', 'aria-label': group.name[language] }, ...spots)
    panel.style.setProperty('--columns', String(group.columns))
    return panel
  }

  const tabs = table.groups.map((group, at) => {
    const tab = element('button', { type: 'button', class: 'tab' }, group.name[language])
    tab.addEventListener('click', () => show(at))
    return tab
  })

  function show(chosen: number): void {
    for (const [at, panel] of panels.entries()) {
      panel.hidden = isTabbed && at !== chosen
      tabs[at]?.setAttribute('aria-pressed', String(at === chosen))
    }
  }

  show(0)
  const root = element(
    'div',
    { class: 'felt' },
    isTabbed && element('div', { class: 'tabs' }, ...tabs),
    element('div', { class: 'panels', tabindex: isTabbed ? '0' : undefined }, ...panels),
  )
  return {
    root,
    draw(placed, slip, isOpen) {
      for (const [code, button] of buttons) {
        button.setAttribute('aria-disabled', String(!isOpen))
        drawStack(button, { lies: placed[code] ?? 0, comes: slip[code] ?? 0, say })
      }
      if (isTabbed) markTabs(table, tabs, { placed, slip })
    },
    mark(winners) {
      for (const [code, button] of buttons) button.classList.toggle('winner', winners.has(code))
    },
  }
}

/** A tab whose spots are bet on says so. */
function markTabs(
  table: Table,
  tabs: readonly HTMLElement[],
  { placed, slip }: { placed: Stakes; slip: Stakes },
): void {
  for (const [at, { spots }] of table.groups.entries()) {
    tabs[at]?.classList.toggle(
      'used',
      spots.some(({ code }) => (placed[code] ?? 0) + (slip[code] ?? 0) > 0),
    )
  }
}

function toneOf({ kind }: Table, { code, pays }: Spot): string {
  if (kind !== 'roulette') return code
  const number = /^on-(\d+)$/.exec(code)
  if (number) return colorOfNumber(Number(number[1]))
  return code === 'red' || code === 'black' ? code : `covers-${Object.keys(pays).length}`
}

/** A picture of what is bet on, where there is one. */
function faceOf({ kind }: Table, { code }: Spot): readonly HTMLElement[] {
  if (kind === 'colorGame') return [drawColor(Number(code.slice(6)))]
  const [name, ...numbers] = code.split('-')
  const repeats = { single: 1, double: 2, triple: 3, pair: 1 }[name ?? '']
  if (kind !== 'sicBo' || repeats === undefined || numbers.length === 0) return []
  const dice = numbers.flatMap(face => Array.from({ length: repeats }, () => drawDie(Number(face))))
  return [element('span', { class: 'faces' }, ...dice)]
}
