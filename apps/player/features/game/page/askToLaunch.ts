import { callServer } from '../../../shared/answer/client.ts'
import { clock } from '../../../shared/device/clock.ts'
import { isMobile } from '../../../shared/device/device.ts'
import type { Language } from '../../../shared/texts.ts'

/** Asks for the address of a game. It opens it once. */
export function askToLaunch(code: string, lang: Language): Promise<string> {
  const device = isMobile(navigator.userAgent, window.innerWidth) ? 'mobile' : 'desktop'
  return callServer('POST /api/v2/game/launch', {
    body: { code, lang, device, minutes_ahead: String(-new Date(clock.now()).getTimezoneOffset()) },
  })
}
