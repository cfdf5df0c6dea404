import { element } from '../../view/element.ts'
import { drawing, shape } from '../../view/svg.ts'
import type { League, Team } from '../shape.ts'

/** A shield in the colour of a team, by its place in the list of its league. */
export function drawCrest({ teams }: Pick<League, 'teams'>, team: Team): HTMLElement {
  const at = teams.findIndex(({ code }) => code === team.code)
  const crest = drawing(
    '0 0 48 54',
    shape('path', { class: 'shield', d: 'M4 4h40v26c0 11-9 17-20 21C13 47 4 41 4 30z' }),
    shape('path', { class: 'band', d: at % 2 === 0 ? 'M4 22h40v10H4z' : 'M19 4h10v46h-10z' }),
    shape('path', { class: 'rim', d: 'M4 4h40v26c0 11-9 17-20 21C13 47 4 41 4 30z' }),
  )
  return element('span', { class: `crest team-${at}` }, crest)
}

/** How strong a team is, in five dots. */
export function drawStrength(strength: number, heard: string): HTMLElement {
  const dots = Array.from({ length: 5 }, (_, at) => element('i', { class: at < strength ? 'full' : '' }))
  return element('span', { class: 'strength' }, ...dots, element('span', { class: 'heard' }, heard))
}
