import { element } from '../../view/element.ts'
import type { Language } from '../../view/sayIn.ts'
import { action, type ChipWishes, drawChipDesk } from '../../view/table/chipDesk.ts'
import { drawTableParts, drawTableScreen, type TableWishes } from '../../view/table/tableScreen.ts'
import type { Table } from '../shape.ts'
import type { Say } from './sayAtTable.ts'

interface Wishes extends TableWishes, ChipWishes {
  repeat(): void
}

interface ScreenTools {
  readonly say: Say
  readonly language: Language
  readonly wishes: Wishes
  readonly felt: HTMLElement
}

/** The one screen of a table, with the parts of it that change while it is played. */
export function drawScreen(table: Table, { say, language, wishes, felt }: ScreenTools) {
  const parts = drawTableParts()
  const stage = element('div', { class: 'stage', 'aria-hidden': 'true' })
  const road = element('div', { class: 'past-results' })
  const repeat = action(say('repeat'), wishes.repeat)
  const desk = drawChipDesk(table.chips, { say, wishes, more: [repeat] })
  const frame = drawTableScreen({
    traits: { class: 'table', 'data-kind': table.kind },
    name: table.name[language],
    say,
    wishes,
    parts,
    body: [element('div', { class: 'scene' }, stage, parts.outcome), road, felt],
    foot: desk.rows,
  })
  return { ...parts, ...frame, ...desk, stage, road, repeat }
}
