import { IconLink } from '@saya/ui/button'
import { heart } from '@saya/ui/icon/drawings/heart'
import type { MouseEvent } from 'react'
import { isPlainPress } from '../../../shared/navigation.ts'
import { readToken } from '../../../shared/session/session.ts'
import { useTexts } from '../../../shared/texts.ts'
import { askToSignIn } from '../../identity/index.ts'
import { listTexts } from './list.texts.ts'

const to = '/s-game/sections/favorite'

/** A guest signs in where they are, and goes there then. */
function check(event: MouseEvent) {
  if (!isPlainPress(event.nativeEvent) || readToken()) return
  event.preventDefault()
  askToSignIn({ origin: to })
}

/** The way to the member's own games. */
export function FavouritesLink() {
  return <IconLink href={to} label={useTexts(listTexts).favorites} drawing={heart} onClick={check} />
}
