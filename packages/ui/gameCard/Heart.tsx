import type { PressProps } from '../element/props.ts'
import { Icon } from '../icon/Icon.tsx'
import { heart } from '../icon/drawings/heart.ts'
import { heartFill } from '../icon/drawings/heartFill.ts'
import './heart.css'

interface HeartProps extends PressProps {
  on: boolean
  label: string
}

export function Heart({ on, label, ...rest }: HeartProps) {
  return (
    <button type="button" {...rest} className="heart" aria-pressed={on} aria-label={label}>
      <Icon drawing={on ? heartFill : heart} size={18} />
    </button>
  )
}
