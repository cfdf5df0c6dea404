import './skeleton.css'

/** Takes the room of what is coming. The shape is given by where it stands: a card's art, a line, a row. */
export function Skeleton({ shape = 'block' }: { shape?: 'block' | 'line' | 'shortLine' | 'art' | 'row' | 'disc' }) {
  return <span className="skeleton" data-shape={shape} aria-hidden="true" />
}
