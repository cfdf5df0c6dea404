import { callServer, isStandIn } from '../../shared/answer/client.ts'
import { type AnswerStore } from '../../shared/answer/answers.ts'
import { readOwner } from '../../shared/session/session.ts'
import { favouritesInput, favouritesName } from './favourites.ts'
import { createToggles, type Toggles } from './toggles.ts'

const made = new WeakMap<AnswerStore, Toggles>()

/** The one that all hearts of a page share. */
export function togglesOf(store: AnswerStore): Toggles {
  const toggles =
    made.get(store) ??
    createToggles({
      send: (id, isWanted) =>
        callServer(isWanted ? 'POST /member/favorite/insert' : 'POST /member/favorite/delete', { body: { id } }),
      refetch: () => refetchFavourites(store),
      owner: readOwner,
    })
  made.set(store, toggles)
  return toggles
}

/** Asks for the list anew; what is known is shown until it is there. */
export async function refetchFavourites(store: AnswerStore): Promise<void> {
  const owner = readOwner()
  const answer = await callServer('GET /member/favorite/list', favouritesInput)
  if (owner && owner === readOwner() && !isStandIn(answer)) store.write(favouritesName, answer, owner)
}
