import type { Calls } from '@saya/contract'
import { Heart } from '@saya/ui/gameCard'
import { use, useSyncExternalStore } from 'react'
import { AnswerContext, type AnswerStore } from '../../shared/answer/answers.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { readToken } from '../../shared/session/session.ts'
import { useTexts } from '../../shared/texts.ts'
import { askToSignIn } from '../identity/index.ts'
import { favouriteTexts } from './favourite.texts.ts'
import { favouritesName, idsOf } from './favourites.ts'
import { togglesOf } from './togglesOf.ts'

interface FavouriteHeartProps {
  readonly id: string
  readonly name: string
}

/** Whether a game is a favorite, and the way to make it one or none. A guest signs in first, which then adds it. */
export function FavouriteHeart({ id, name }: FavouriteHeartProps) {
  const t = useTexts(favouriteTexts)
  const store = use(AnswerContext)
  const isOn = useIsFavourite(store, id)

  async function turn(isWanted: boolean) {
    try {
      await togglesOf(store).toggle(id, isWanted)
    } catch (failure) {
      const failed = isWanted ? t.addFailed(name) : t.removeFailed(name)
      await say(sentenceOf(failure, failed), 'bad')
    }
  }

  function press() {
    if (readToken()) void turn(!isOn)
    // The heart that a guest presses is empty, whatever their own list says of it.
    else askToSignIn({ pending: () => void turn(true) })
  }
  return <Heart on={isOn} label={t.heart(name)} onClick={press} />
}

function useIsFavourite(store: AnswerStore, id: string): boolean {
  const toggles = togglesOf(store)
  const pending = useSyncExternalStore(
    toggles.subscribe,
    () => toggles.pending(id),
    () => undefined,
  )
  const read = () => store.read(favouritesName) as Calls['GET /member/favorite/list']['answer'] | undefined
  const known = useSyncExternalStore(store.subscribe, read, read)
  return pending ?? (known !== undefined && idsOf(known).has(id))
}
