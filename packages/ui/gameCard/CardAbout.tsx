import type { PressProps } from '../element/props.ts'
import { type Drawing, Icon } from '../icon/Icon.tsx'
import './cardAbout.css'

/** The way to what is known of a game: beside its maker, or on its picture where no maker is named. */
export function CardAbout({ label, drawing, ...rest }: PressProps & { label: string; drawing: Drawing }) {
  return (
    <button type="button" {...rest} className="cardAbout" aria-label={label}>
      <Icon drawing={drawing} size={16} />
    </button>
  )
}
