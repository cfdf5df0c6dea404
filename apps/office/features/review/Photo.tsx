import { arrowClockwise } from '@saya/ui/icon/drawings/arrowClockwise'
import { arrowsOut } from '@saya/ui/icon/drawings/arrowsOut'
import { magnifyingGlassPlus } from '@saya/ui/icon/drawings/magnifyingGlassPlus'
import { Icon } from '@saya/ui/icon'
import { type PointerEvent, useRef, useState } from 'react'
import { ActButton } from '../../shared/act/ActButton.tsx'
import type { ActKey } from '../../shared/keys.ts'
import { useKeys } from '../../shared/useKeys.ts'

interface PhotoProps {
  readonly address: string
  readonly title: string
  /** The keys that bring it nearer and turn it. Without them it waits behind another. */
  readonly keys: readonly [zoom: ActKey, turn: ActKey] | undefined
  readonly onShown: () => void
  /** Asks for another address: each is good for a minute. */
  readonly onAgain: () => void
}

interface View {
  readonly zoom: number
  readonly turn: number
  readonly x: number
  readonly y: number
}

/** So far that half of the frame shows the photo at least: whole it stays where it is. */
function inReach(moved: number, side: number, zoom: number): number {
  const most = ((zoom - 1) * side) / 2
  return Math.max(-most, Math.min(most, moved))
}

const whole: View = { zoom: 1, turn: 0, x: 0, y: 0 }
const mostZoom = 4

/** One photo: brought nearer, moved, turned, and seen on the whole screen. */
export function Photo({ address, title, keys, onShown, onAgain }: PhotoProps) {
  const [zoomKey, turnKey] = keys ?? []
  const frame = useRef<HTMLElement>(null)
  const from = useRef<readonly [x: number, y: number]>(null)
  const [view, setView] = useState(whole)
  const [isMissing, setMissing] = useState(false)

  const nearer = () =>
    setView(now => (now.zoom >= mostZoom ? { ...now, ...whole, turn: now.turn } : { ...now, zoom: now.zoom + 1 }))
  const turn = () => setView(now => ({ ...now, turn: (now.turn + 90) % 360 }))
  const fill = () => (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen())
  useKeys(zoomKey && turnKey ? { [zoomKey]: nearer, [turnKey]: turn } : {})

  function move(event: PointerEvent): void {
    if (!from.current) return
    const [x, y] = from.current
    from.current = [event.clientX, event.clientY]
    const { width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {}
    setView(now => ({
      ...now,
      x: inReach(now.x + event.clientX - x, width, now.zoom),
      y: inReach(now.y + event.clientY - y, height, now.zoom),
    }))
  }

  return (
    <figure ref={frame} className="photo" hidden={!keys} data-near={view.zoom > 1 || undefined}>
      {isMissing ? (
        <p>
          This photo could not be loaded.
          <ActButton size="small" onClick={onAgain}>
            Try again
          </ActButton>
        </p>
      ) : (
        <img
          src={address}
          alt={title}
          draggable={false}
          style={{ transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.zoom})` }}
          onLoad={onShown}
          onError={() => setMissing(true)}
          onPointerDown={event => {
            event.preventDefault()
            from.current = [event.clientX, event.clientY]
            event.currentTarget.setPointerCapture(event.pointerId)
          }}
          onPointerMove={move}
          onPointerUp={() => {
            from.current = null
          }}
          onPointerCancel={() => {
            from.current = null
          }}
        />
      )}
      <figcaption>{title}</figcaption>
      <div className="photoTools">
        <button type="button" aria-label={`${title}: zoom`} aria-keyshortcuts={zoomKey} onClick={nearer}>
          <Icon drawing={magnifyingGlassPlus} size={18} />
        </button>
        <button type="button" aria-label={`${title}: rotate`} aria-keyshortcuts={turnKey} onClick={turn}>
          <Icon drawing={arrowClockwise} size={18} />
        </button>
        <button type="button" aria-label={`${title}: full screen`} onClick={() => void fill()}>
          <Icon drawing={arrowsOut} size={18} />
        </button>
      </div>
    </figure>
  )
}
