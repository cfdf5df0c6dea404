import dark from '@saya/ui/styles/tokens/dark.css?inline'
import game from '@saya/ui/styles/tokens/game.css?inline'
import light from '@saya/ui/styles/tokens/light.css?inline'
import play from '@saya/ui/styles/tokens/play.css?inline'
import shared from '@saya/ui/styles/tokens/shared.css?inline'
import slots from '@saya/ui/styles/tokens/slots.css?inline'
import type { Theme } from '../../shared/device/preferences.ts'

const themes = { light, dark }
const brands = { slots, game, play }

/** The look of one theme and one brand: a page carries no more of the tokens than it shows. */
export function tokenStyles(theme: Theme, brand: keyof typeof brands): string {
  return shared + themes[theme] + brands[brand]
}
