import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ExitButton } from './ExitButton.tsx'
import { frameWord } from './frameWord.ts'

interface GameFrameProps {
  readonly url: string
  readonly title: string
  readonly onExit: () => void
  /** The game's session has ended. */
  readonly onOver: () => void
}

/**
 * The provider's page. It runs its scripts on its own host and may open what it explains itself with in a new window;
 * it may not lead this window elsewhere, nor ask for anything of the device.
 */
export function GameFrame({ url, title, onExit, onOver }: GameFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [hasOwnExit, setHasOwnExit] = useState(false)
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const heard = { origin: event.origin, source: event.source, content: event.data }
    const word = frameWord(heard, { url, window: frame.current?.contentWindow })
    if (word === 'ready') setHasOwnExit(true)
    if (word === 'exit') onExit()
    if (word === 'over') onOver()
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])
  return (
    <>
      {!hasOwnExit && <ExitButton />}
      <iframe
        ref={frame}
        className="gameFrame"
        src={url}
        title={title}
        sandbox="allow-scripts allow-same-origin allow-popups"
        allow="fullscreen"
        referrerPolicy="origin"
      />
    </>
  )
}
