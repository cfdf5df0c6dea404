import type { PressProps } from '../element/props.ts'
import { Icon } from '../icon/Icon.tsx'
import { info } from '../icon/drawings/info.ts'
import './cardAbout.css'

/** The way to what is known of a game: beside its maker, or on its picture where no maker is named. */
export function CardAbout({ label, ...rest }: PressProps & { label: string }) {
  return (
    <button type="button" {...rest} className="cardAbout" aria-label={label}>
      <Icon drawing={info} size={16} />
    </button>
  )
}
