import { callServer } from '../../shared/answer/client.ts'
import type { AnswerStore } from '../../shared/answer/answers.ts'
import { renewAnswer } from '../../shared/answer/renewAnswer.ts'
import { readOwner } from '../../shared/session/session.ts'
import { favouritesNeed } from './favourites.ts'
import { createToggles, type Toggles } from './toggles.ts'

const made = new WeakMap<AnswerStore, Toggles>()

/** The one that all hearts of a page share. */
export function togglesOf(store: AnswerStore): Toggles {
  const toggles =
    made.get(store) ??
    createToggles({
      send: (id, isWanted) =>
        callServer(isWanted ? 'POST /member/favorite/insert' : 'POST /member/favorite/delete', { body: { id } }),
      refetch: () => renewAnswer(store, favouritesNeed),
      owner: readOwner,
    })
  made.set(store, toggles)
  return toggles
}
