import { Children, useState, type KeyboardEvent, type ReactNode, type UIEvent } from 'react'
import { Dots } from '../dots/Dots.tsx'
import './carousel.css'

interface CarouselProps {
  label: string
  /** Three cards to a view, or wide cards with a glimpse of the next. */
  view?: 'three' | 'banner' | undefined
  /** What the dots say, such as "Banner 1 of 4"; without it there are none. */
  position?: ((at: number, count: number) => string) | undefined
  children: ReactNode
}

/** The browser scrolls and snaps; the script only moves the dots and answers the arrow keys. */
export function Carousel({ label, view = 'three', position, children }: CarouselProps) {
  const count = Children.count(children)
  const [at, setAt] = useState(0)

  function follow({ currentTarget: track }: UIEvent) {
    const way = track.scrollWidth - track.clientWidth
    if (way > 0) setAt(Math.round((track.scrollLeft / way) * (count - 1)))
  }

  function step(event: KeyboardEvent) {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!way) return
    event.preventDefault()
    event.currentTarget.scrollBy({ left: way * event.currentTarget.clientWidth * 0.8, behavior: 'smooth' })
  }

  return (
    <>
      <div
        className="carousel"
        data-view={view}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={step}
        onScroll={position && follow}
      >
        {children}
      </div>
      {position && <Dots count={count} at={at} label={position(at, count)} />}
    </>
  )
}
