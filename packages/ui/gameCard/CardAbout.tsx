import type { PressProps } from '../element/props.ts'
import { Icon } from '../icon/Icon.tsx'
import { info } from '../icon/drawings/info.ts'
import './cardAbout.css'

/** The way to what is known of a game, at the foot of its picture. */
export function CardAbout({ label, ...rest }: PressProps & { label: string }) {
  return (
    <span className="cardAbout">
      <button type="button" {...rest} aria-label={label}>
        <Icon drawing={info} size={16} />
      </button>
    </span>
  )
}
