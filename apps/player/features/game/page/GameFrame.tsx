import { Button, IconLink } from '@saya/ui/button'
import { heartbeat } from '@saya/ui/icon/drawings/heartbeat'
import { useEffect, useEffectEvent, useRef } from 'react'
import { tellChanged } from '../../../shared/answer/changes.ts'
import { isQuiet } from '../../../shared/device/tap.ts'
import { go } from '../../../shared/navigation.ts'
import { useTexts } from '../../../shared/texts.ts'
import { ExitButton } from './ExitButton.tsx'
import { frameWord } from './frameWord.ts'
import { gamePageTexts } from './gamePage.texts.ts'
import { GameOpening } from './GameOpening.tsx'
import { useFrameWait } from './useFrameWait.ts'

interface GameFrameProps {
  readonly url: string
  readonly name: string
  /** Whether the player has to look at something before they play on. */
  readonly isPaused: boolean
  readonly onExit: () => void
  readonly onAgain: () => void
  /** The game's session has ended. */
  readonly onOver: () => void
}

/**
 * The provider's page. It runs its scripts on its own host and may open what it explains itself with in a new window;
 * it may not lead this window elsewhere, nor ask for anything of the device.
 */
export function GameFrame({ url, name, isPaused, onExit, onAgain, onOver }: GameFrameProps) {
  const t = useTexts(gamePageTexts)
  const frame = useRef<HTMLIFrameElement>(null)
  const { wait, noteReady, notePage, show } = useFrameWait(onAgain)
  const tellFrame = useEffectEvent(() => {
    for (const app of [isPaused ? 'pause' : 'resume', isQuiet() ? 'quiet' : 'loud'])
      frame.current?.contentWindow?.postMessage({ app }, new URL(url).origin)
  })
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const heard = { origin: event.origin, source: event.source, content: event.data }
    const word = frameWord(heard, { url, window: frame.current?.contentWindow })
    if (word === 'ready') noteReady()
    if (word === 'exit') onExit()
    if (word === 'over') onOver()
    if (word === 'safer') void go('/s-safer-play')
    // Why, the server knows: it may be time to look at something.
    if (word === 'blocked') tellChanged('reality_check')
  })
  const isHeard = wait === 'ready'
  useEffect(() => {
    if (isHeard) tellFrame()
  }, [isPaused, isHeard])
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <>
      {wait === 'unheard' && <GameBar name={name} onAgain={onAgain} />}
      {(wait === 'opening' || wait === 'slow') && <ExitButton />}
      {wait === 'opening' && <GameOpening />}
      {wait === 'slow' && <SlowFrame onAgain={onAgain} onShow={show} />}
      <iframe
        ref={frame}
        className="gameFrame"
        src={url}
        title={t.frame(name)}
        data-wait={wait}
        onLoad={notePage}
        sandbox="allow-scripts allow-same-origin allow-popups"
        allow="fullscreen"
        referrerPolicy="origin"
      />
    </>
  )
}

/** Lies at the bottom of a game that does not answer, so that one that is there all the same can be played. */
function SlowFrame({ onAgain, onShow }: { onAgain: () => void; onShow: () => void }) {
  const t = useTexts(gamePageTexts)
  return (
    <div className="gameSlow" role="alert">
      <p>{t.slow}</p>
      <Button size="medium" onClick={onAgain}>
        {t.again}
      </Button>
      <Button size="medium" look="ghost" onClick={onShow}>
        {t.show}
      </Button>
    </div>
  )
}

/**
 * Stands above a game that says no word of itself, as most providers' games: the game has no way out of the app, and what is
 * there may be the browser's own page.
 */
function GameBar({ name, onAgain }: { name: string; onAgain: () => void }) {
  const t = useTexts(gamePageTexts)
  return (
    <div className="gameBar">
      <ExitButton />
      <b>{name}</b>
      <IconLink label={t.saferPlay} drawing={heartbeat} href="/s-safer-play" />
      <Button size="small" look="ghost" onClick={onAgain}>
        {t.again}
      </Button>
    </div>
  )
}
