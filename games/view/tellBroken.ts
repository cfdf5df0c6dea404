import { openDialog } from './dialog.ts'
import { element } from './element.ts'
import { isAsShown, type ShownPromise, type ToldPromise } from './proof/promises.ts'
import type { SayOf } from './sayIn.ts'

type BrokenWord =
  | 'notPromised'
  | 'notPromisedWhy'
  | 'notTold'
  | 'untold'
  | 'shownBefore'
  | 'toldNow'
  | 'serverSeed'
  | 'round'
  | 'close'

interface BrokenPromise {
  readonly id: string
  readonly shown: ShownPromise | undefined
  readonly told: ToldPromise
  readonly say: SayOf<BrokenWord>
}

/** Tells a player plainly that a round is not what they were promised before it. True where that had to be told. */
export function tellBroken({ id, shown, told, say }: BrokenPromise): boolean {
  if (!shown || isAsShown(shown, told)) return false
  const facts = [
    [say('round'), id],
    [say('shownBefore'), shown.commitment],
    [say('toldNow'), told.commitment || '—'],
    [say('serverSeed'), told.serverSeed || '—'],
  ].map(([name, value]) => element('p', {}, element('span', {}, name), element('code', {}, value)))
  // All is the same but that nothing is told: then nobody can know.
  const isUntold = isAsShown(shown, { ...told, isOver: false })
  const why = say(isUntold ? 'untold' : 'notPromisedWhy')
  openDialog({
    title: say(isUntold ? 'notTold' : 'notPromised'),
    close: say('close'),
    contents: [element('p', { class: 'bad' }, why), element('div', { class: 'facts' }, ...facts)],
  })
  return true
}
