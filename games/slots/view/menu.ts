import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import { fairnessPart } from './fairnessPart.ts'
import { historyPart } from './historyPart.ts'
import type { MenuTools } from './menuTools.ts'
import { payTable } from './payTable.ts'
import { rulesOf } from './rulesOf.ts'

/** Everything about the game that is not the game: always within reach, also in the middle of a round. */
export function openMenu(tools: MenuTools): void {
  const { title, say, language } = tools
  const rules = element('ul', { class: 'rules' }, ...rulesOf(title).map(rule => element('li', {}, rule[language])))
  const history = element('div', {})
  const fairness = element('div', {})
  const contents = [
    part(say('payTable'), payTable(tools), true),
    part(say('rules'), rules),
    part(say('history'), history),
    part(say('fairness'), fairness),
  ]
  openDialog({ title: title.name[language], close: say('close'), contents })
  void fillIn(tools, { history, fairness })
}

async function fillIn(
  tools: MenuTools,
  { history, fairness }: { history: HTMLElement; fairness: HTMLElement },
): Promise<void> {
  const found = await tools.heed(tools.studio.listRounds())
  const rounds = found?.rounds ?? []
  history.append(historyPart(rounds, tools))
  fairness.append(fairnessPart(rounds, tools))
}

function part(title: string, content: Node, isOpen = false): HTMLElement {
  return element('details', { open: isOpen }, element('summary', {}, title), content)
}
